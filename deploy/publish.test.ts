import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect } from 'vitest';
import { inAll } from '#tests/support/run/in-all.ts';
import { folderOfRun } from '#tests/support/server/clean-up.ts';
import { runProcess } from '#tests/support/server/run-process.ts';
import {
  git,
  giveNode,
  givePublisher,
  home,
  publish,
  push,
  pushed,
  readHome,
  releases,
  runAtHome,
  script,
  target,
  write,
} from './publish.fixture.ts';

givePublisher();

/** Some dozen publications, so only `npm run test:all` runs them. */
inAll('saves of editors are published with the developers’ code, and the site restarts once', () => {
  push('content', { 'content/a.yaml': 'two', 'check.sh': 'exit 1', 'evil.ts': 'code' });
  expect(publish().status).toBe(0);
  expect([readHome('current/content/a.yaml'), readHome('current/check.sh')]).toEqual(['two', 'true']);
  expect(existsSync(join(home, 'current/evil.ts'))).toBe(false);
  const restarted = (): string => {
    const unit = readFileSync(join(dirname(script), 'website-publish.service'), 'utf8');
    const line = /^ExecStartPost=\+(.+)$/m.exec(unit)?.[1] ?? '';
    write('bin/systemctl', '#!/bin/sh\necho "$@"\n', 0o755);
    return runAtHome('/bin/sh', '-c', line.replaceAll('/srv/website', home)).stdout;
  };
  expect([restarted(), restarted()]).toEqual(['restart website@*.service\n', '']);
  expect(publish()).toMatchObject({ status: 0, stdout: '' });
});

inAll('each run prints what the check found, and the site stays as it was until it is corrected', () => {
  publish();
  const served = target('current');
  push('main', {
    'check.sh': 'grep -q two content/a.yaml || { echo "content/a.yaml: an issue. Its remedy."; exit 1; }',
  });
  for (let look = 1; look <= 2; look++) {
    const { status, stderr } = publish();
    expect([status, stderr]).toEqual([1, expect.stringContaining('content/a.yaml: an issue. Its remedy.')]);
  }
  expect([target('current'), releases()]).toEqual([served, ['1', served].sort()]);
  push('content', { 'content/a.yaml': 'two' });
  expect(publish().status).toBe(0);
  expect([readHome('current/content/a.yaml'), existsSync(join(home, 'failed'))]).toEqual(['two', false]);
});

inAll('a publication that failed for a temporary reason is tried again', () => {
  push('main', { 'check.sh': `test -e ${home}/well` });
  expect(publish().status).toBe(1);
  write('well', '');
  expect(publish().status).toBe(1);
  utimesSync(join(home, 'failed'), new Date(0), new Date(0));
  expect(publish().status).toBe(0);
});

inAll('an author whose email failed gets it later, without another publication', () => {
  const calls = join(home, 'calls');
  giveNode(`case "$1" in *notify-authors*) echo >>${calls}; test -e ${home}/mail ;; esac`);
  const asked = () => {
    expect(publish().status).toBe(0);
    return readHome('calls').length;
  };
  const later = () => utimesSync(join(home, 'not-notified'), new Date(0), new Date(0));
  expect([asked(), asked()]).toEqual([1, 1]);
  later();
  expect([asked(), asked()]).toEqual([2, 2]);
  later();
  write('mail', '');
  expect([asked(), existsSync(join(home, 'not-notified'))]).toEqual([3, false]);
  expect(asked()).toBe(3);
});

inAll('the current release, the one before and folders made by hand are never deleted', () => {
  for (let at = 1; at <= 4; at++) {
    push('content', { 'content/a.yaml': `text ${at}` });
    const before = target('current');
    expect(publish().status).toBe(0);
    expect(releases()).toEqual(expect.arrayContaining(['1', before, target('current')]));
    expect(target('previous')).toBe(before);
  }
  expect(releases()).toHaveLength(4);
  // A run that is killed before its end has switched, and has not said so.
  rmSync(join(home, 'published'));
  giveNode('false');
  expect([publish().status, existsSync(join(home, 'current/content/a.yaml'))]).toEqual([1, true]);
});

inAll('going back to the previous release lasts', () => {
  publish();
  rmSync(join(home, 'current'));
  symlinkSync(join(home, 'releases/1'), join(home, 'current'));
  expect(publish().status).toBe(0);
  expect(target('current')).toBe('1');
});

inAll('a preview shows drafts, and the public site does not', () => {
  for (const [branch, file] of [
    ['cms/jobs/7', 'content/job.yaml'],
    ['preview', 'content/a.yaml'],
  ] as const) {
    git(pushed, 'checkout', '--quiet', '-b', branch, 'content');
    push(branch, { [file]: `of ${branch}`, 'check.sh': 'exit 1' });
  }
  push('content', { 'content/b.yaml': 'saved later' });
  expect(publish('main', 'content', 'preview').status).toBe(0);
  expect(['a', 'b', 'job'].map((name) => readHome(`current/content/${name}.yaml`))).toEqual([
    'of preview',
    'saved later',
    'of cms/jobs/7',
  ]);
  expect(publish('main', 'content', 'preview').stdout).toBe('');
  push('cms/jobs/7', { 'content/job.yaml': 'another' });
  expect(publish('main', 'content', 'preview').status).toBe(0);
  expect(readHome('current/content/job.yaml')).toBe('another');
  expect(publish().status).toBe(0);
  expect([readHome('current/content/a.yaml'), existsSync(join(home, 'current/content/job.yaml'))]).toEqual([
    'one',
    false,
  ]);
});

inAll('symbolic links in the content are refused, because they could lead to any file', () => {
  symlinkSync('/etc/passwd', join(pushed, 'content/b.yaml'));
  push('content', {});
  const { status, stderr } = publish();
  expect([status, stderr]).toEqual([1, expect.stringContaining('must not contain symbolic links')]);
});

inAll('a release that is not ready is not served, and the editor shows why', () => {
  giveNode('case "$1" in *try-release-main.ts) echo "It ended with 1."; exit 1 ;; esac');
  expect(publish()).toMatchObject({ status: 1, stderr: expect.stringContaining('It ended with 1.') });
  expect([target('current'), releases()]).toEqual(['1', ['1']]);
  expect(JSON.parse(readHome('status.json'))).toMatchObject({ state: 'not-ready' });
});

inAll('trying a release leaves no files behind', async () => {
  const folder = folderOfRun();
  const { PATH } = process.env;
  const tries = Array.from({ length: 6 }, () =>
    runProcess(process.execPath, ['server/try-release-main.ts'], {
      cwd: resolve('.'),
      env: { PATH, TMPDIR: folder },
    }),
  );
  for (const { code, err } of await Promise.all(tries)) expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(readdirSync(folder)).toEqual([]);
});
