import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#i18n/time.ts';
import { riyadhDay } from '#jobs/job-state.ts';
import type { PublishingReport } from '../editor/publishing-report.ts';

const script = fileURLToPath(new URL('./publish.sh', import.meta.url));
let home: string;
let pushed: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'publish-'));
  pushed = join(home, 'pushed');
  // npm at the edge: `check:content` fails as the code's own check.sh says.
  write('bin/npm', '#!/bin/sh\n[ "$3" != check:content ] || sh check.sh\n', 0o755);
  git(home, 'init', '--quiet', '--initial-branch=main', 'pushed');
  push('main', { 'check.sh': 'true', 'content/a.yaml': 'of main' });
  git(pushed, 'checkout', '--quiet', '-b', 'content');
  push('content', { 'content/a.yaml': 'one' });
  git(home, 'clone', '--quiet', 'pushed', 'repository');
  mkdirSync(join(home, 'releases/1'), { recursive: true });
  symlinkSync(join(home, 'releases/1'), join(home, 'current'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('what editors save is published with the code of the developers, and the site restarts once', () => {
  push('content', { 'content/a.yaml': 'two', 'check.sh': 'exit 1', 'evil.ts': 'code' });
  expect(publish().status).toBe(0);
  expect([read('current/content/a.yaml'), read('current/check.sh')]).toEqual(['two', 'true']);
  expect(existsSync(join(home, 'current/evil.ts'))).toBe(false);
  const restarted = (): string => {
    const unit = readFileSync(join(dirname(script), 'rasikh-publish.service'), 'utf8');
    const line = /^ExecStartPost=\+(.+)$/m.exec(unit)?.[1] ?? '';
    write('bin/systemctl', '#!/bin/sh\necho "$@"\n', 0o755);
    return run('/bin/sh', '-c', line.replaceAll('/srv/rasikh', home)).stdout;
  };
  expect([restarted(), restarted()]).toEqual(['restart rasikh@*.service\n', '']);
  expect(publish()).toMatchObject({ status: 0, stdout: '' });
});

test('what the check finds is said at each look, and the site stays as it was until it is corrected', () => {
  publish();
  const served = target('current');
  push('main', {
    'check.sh': 'grep -q two content/a.yaml || { echo "content/a.yaml: a fault. Its remedy."; exit 1; }',
  });
  for (let look = 1; look <= 2; look++) {
    const { status, stderr } = publish();
    expect([status, stderr]).toEqual([1, expect.stringContaining('content/a.yaml: a fault. Its remedy.')]);
  }
  expect([target('current'), releases()]).toEqual([served, ['1', served].sort()]);
  push('content', { 'content/a.yaml': 'two' });
  expect(publish().status).toBe(0);
  expect([read('current/content/a.yaml'), existsSync(join(home, 'failed'))]).toEqual(['two', false]);
});

test('what failed for a passing reason is tried again', () => {
  push('main', { 'check.sh': `test -e ${home}/well` });
  expect(publish().status).toBe(1);
  write('well', '');
  expect(publish().status).toBe(1);
  utimesSync(join(home, 'failed'), new Date(0), new Date(0));
  expect(publish().status).toBe(0);
});

test('an author whom no mail has reached is told later, without another publication', () => {
  const calls = join(home, 'calls');
  write(
    'bin/npm',
    `#!/bin/sh\n[ "$3" != tell-authors ] || { echo >>${calls}; test -e ${home}/mail; }\n`,
    0o755,
  );
  const asked = () => {
    expect(publish().status).toBe(0);
    return read('calls').length;
  };
  const later = () => utimesSync(join(home, 'untold'), new Date(0), new Date(0));
  expect([asked(), asked()]).toEqual([1, 1]);
  later();
  expect([asked(), asked()]).toEqual([2, 2]);
  later();
  write('mail', '');
  expect([asked(), existsSync(join(home, 'untold'))]).toEqual([3, false]);
  expect(asked()).toBe(3);
});

test('what is served, what was served before and what others made are never deleted', () => {
  for (let at = 1; at <= 6; at++) {
    push('content', { 'content/a.yaml': `text ${at}` });
    const before = target('current');
    expect(publish().status).toBe(0);
    expect(releases()).toEqual(expect.arrayContaining(['1', before, target('current')]));
    expect(target('previous')).toBe(before);
  }
  expect(releases()).toHaveLength(4);
});

test('whoever goes back to the release before is not overruled', () => {
  publish();
  rmSync(join(home, 'current'));
  symlinkSync(join(home, 'releases/1'), join(home, 'current'));
  expect(publish().status).toBe(0);
  expect(target('current')).toBe('1');
});

test('a preview lays drafts over the content, and what is public knows nothing of them', () => {
  for (const [branch, file] of [
    ['cms/jobs/7', 'content/job.yaml'],
    ['preview', 'content/a.yaml'],
  ] as const) {
    git(pushed, 'checkout', '--quiet', '-b', branch, 'content');
    push(branch, { [file]: `of ${branch}`, 'check.sh': 'exit 1' });
  }
  push('content', { 'content/b.yaml': 'saved later' });
  expect(publish('main', 'content', 'preview').status).toBe(0);
  expect(['a', 'b', 'job'].map((name) => read(`current/content/${name}.yaml`))).toEqual([
    'of preview',
    'saved later',
    'of cms/jobs/7',
  ]);
  expect(publish('main', 'content', 'preview').stdout).toBe('');
  push('cms/jobs/7', { 'content/job.yaml': 'another' });
  expect(publish('main', 'content', 'preview').status).toBe(0);
  expect(read('current/content/job.yaml')).toBe('another');
  expect(publish().status).toBe(0);
  expect([read('current/content/a.yaml'), existsSync(join(home, 'current/content/job.yaml'))]).toEqual([
    'one',
    false,
  ]);
});

test('a link in the content is refused, for it could lead to any file', () => {
  symlinkSync('/etc/passwd', join(pushed, 'content/b.yaml'));
  push('content', {});
  const { status, stderr } = publish();
  expect([status, stderr]).toEqual([1, expect.stringContaining('must not contain symbolic links')]);
});

// Each of them starts programs that check the whole content.
describe('with the content and the check of the site', { timeout: 240_000 }, () => {
  const project = fileURLToPath(new URL('..', import.meta.url));
  const service = (language: string, at: number) => `content/${language}/services/${at}.yaml`;

  beforeEach(() => {
    const program = (name: string) => `${process.execPath} ${join(project, 'scripts', name)}`;
    write(
      'bin/npm',
      `#!/bin/sh\ncase "$3" in
hold-back) shift 4; exec ${program('publishing/hold-back-main.ts')} "$@" ;;
check:content) exec ${program('content-report.ts')} ;;
esac\n`,
      0o755,
    );
    // Drawings and films are looked for among the code.
    git(pushed, 'checkout', '--quiet', 'main');
    cpSync(join(project, 'src/drawings'), join(pushed, 'src/drawings'), { recursive: true });
    const films = globSync('public/films/*.webm', { cwd: project });
    push('main', Object.fromEntries(films.map((film) => [film, ''])));
    git(pushed, 'checkout', '--quiet', 'content');
    rmSync(join(pushed, 'content'), { recursive: true });
    const isText = (file: string) => !file.endsWith('/pictures');
    cpSync(join(project, 'content'), join(pushed, 'content'), { recursive: true, filter: isText });
    push('content', {});
    cpSync(join(pushed, 'content'), join(home, 'releases/1/content'), { recursive: true });
  });

  test('slips hold back their own entries, and what another person saved is published', () => {
    const [job, damaged] = ['content/en/jobs/1.yaml', 'content/en/jobs/2.yaml'];
    const names = [service('en', 2), damaged, 'content/redirects.yaml'];
    const before = names.map(readPushed);
    const [english = '', unquoted = '', redirects = ''] = before;
    push('content', {
      [service('en', 2)]: english.replace(/^title: .*$/m, 'title: Risks and their owners'),
      [damaged]: unquoted.replace('title: ', 'title: "'),
      'content/redirects.yaml': `${redirects}\n/old: https://elsewhere.example\n`,
      'content/en/jobs/7-1.yaml': unquoted,
      [job]: readPushed(job).replace('full-time', 'part-time'),
      'content/ar/jobs/1.yaml': readPushed('content/ar/jobs/1.yaml').replace('full-time', 'part-time'),
    });
    const { status, stdout, stderr } = publish();
    expect([status, stderr]).toEqual([0, '']);
    expect(read(`current/${job}`)).toBe(readPushed(job));
    expect(names.map((name) => read(`current/${name}`))).toEqual(before);
    expect(existsSync(join(home, 'current/content/en/jobs/7-1.yaml'))).toBe(false);
    expect(stdout).toContain(
      'Services › Risks and their owners (Arabic): The English changed and the Arabic',
    );
    const { held }: PublishingReport = JSON.parse(read('report'));
    const told = held.map(({ entry, findings }) => [entry, findings.ar[0]?.file]);
    expect(told).toEqual([
      ['redirects.yaml', 'redirects.yaml'],
      ['jobs/2.yaml', 'en/jobs/2.yaml'],
      ['jobs/7-1.yaml', 'en/jobs/7-1.yaml'],
      ['services/2.yaml', 'ar/services/2.yaml'],
    ]);
  });

  test('an article of tomorrow is published by itself on that day', () => {
    const article = 'insights/regional-headquarters-riyadh.md';
    const tomorrow = riyadhDay(Date.now() + dayMs);
    const dated = ['en', 'ar'].map((language) => {
      const file = `content/${language}/${article}`;
      return [file, readPushed(file).replace(/datePublished: ".*"/, `datePublished: "${tomorrow}"`)];
    });
    push('content', Object.fromEntries(dated));
    expect(publish().stdout).toContain('Published');
    const { waiting, held }: PublishingReport = JSON.parse(read('report'));
    expect([waiting, held]).toEqual([[{ entry: article, day: tomorrow }], []]);
    expect(publish().stdout).toBe('');
    const before = target('current');
    write('bin/date', `#!/bin/sh\necho ${tomorrow.replaceAll('-', '')}\n`, 0o755);
    expect(publish().stdout).toContain('Published');
    expect([target('previous'), target('current') === before]).toEqual([before, false]);
  });

  test('where not even what is served passes the check, the release stays', () => {
    rmSync(join(home, 'releases/1', service('ar', 1)));
    git(pushed, 'rm', '--quiet', service('ar', 1));
    push('content', {});
    expect(publish()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The published content itself fails'),
    });
    expect(target('current')).toBe('1');
  });
});

function readPushed(name: string): string {
  return read(join('pushed', name));
}

function publish(...args: string[]) {
  return run(script, ...args);
}

function run(command: string, ...args: string[]) {
  const path = `${join(home, 'bin')}:/usr/bin:/bin`;
  const { NODE_COMPILE_CACHE } = process.env;
  const env = { PATH: path, RASIKH_HOME: home, NODE_COMPILE_CACHE };
  return spawnSync(command, args, { env, encoding: 'utf8' });
}

function push(branch: string, files: Record<string, string>) {
  if (existsSync(join(pushed, '.git/refs/heads', branch))) git(pushed, 'checkout', '--quiet', branch);
  for (const [name, text] of Object.entries(files)) write(join('pushed', name), text);
  git(pushed, 'add', '--all');
  git(pushed, '-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'Change');
}

function git(folder: string, ...args: string[]) {
  execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
}

function write(name: string, text: string, mode = 0o644) {
  mkdirSync(dirname(join(home, name)), { recursive: true });
  writeFileSync(join(home, name), text, { mode });
}

const read = (name: string) => readFileSync(join(home, name), 'utf8');
const target = (link: string) => basename(readlinkSync(join(home, link)));
const releases = () => readdirSync(join(home, 'releases')).sort();
