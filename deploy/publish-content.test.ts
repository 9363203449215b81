import { cpSync, existsSync, globSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { dayMs } from '#lib/durations.ts';
import { inAll } from '#tests/support/run/in-all.ts';
import type { PublishingReport } from '../editor/publishing/hold-back.ts';
import {
  git,
  giveNode,
  givePublisher,
  home,
  publish,
  push,
  pushed,
  readHome,
  readPushed,
  target,
  write,
} from './publish.fixture.ts';

// Uses the content and the check of the site.
givePublisher();

const program = (name: string) => `${process.execPath} ${resolve('editor', name)}`;
function giveNpm(holdBack: string, check: string) {
  giveNode(`case "$1" in *hold-back*) shift; exec ${holdBack} "$@" ;; esac`);
  write('bin/npm', `#!/bin/sh\n[ "$3" != check:content ] || exec ${check}\n`, 0o755);
}
const holdBack = program('publishing/hold-back-main.ts');

function giveContent() {
  // The check looks for drawings and films in the code.
  git(pushed, 'checkout', '--quiet', 'main');
  cpSync('src/svg', join(pushed, 'src/svg'), { recursive: true });
  push('main', Object.fromEntries(globSync('public/films/*.webm').map((film) => [film, ''])));
  git(pushed, 'checkout', '--quiet', 'content');
  rmSync(join(pushed, 'content'), { recursive: true });
  const isText = (file: string) => !file.endsWith('/pictures');
  cpSync('content', join(pushed, 'content'), { recursive: true, filter: isText });
  push('content', {});
  cpSync(join(pushed, 'content'), join(home, 'releases/1/content'), { recursive: true });
}

/** Some dozen publications, so only `npm run test:all` runs them. */
inAll(
  'mistakes hold back only their entries; if the served content fails the check too, the release stays',
  () => {
    giveContent();
    giveNpm(holdBack, program('check-content-main.ts'));
    const article = 'insights/regional-headquarters-riyadh.md';
    const tomorrow = riyadhDay(Date.now() + dayMs);
    const inBoth = (name: string, from: string | RegExp, to: string) =>
      ['en', 'ar'].map((language) => {
        const file = `content/${language}/${name}`;
        return [file, readPushed(file).replace(from, to)] as const;
      });
    const [service, damaged] = ['content/en/services/2.yaml', 'content/en/jobs/2.yaml'];
    const names = [service, damaged, 'content/redirects.yaml'];
    const before = names.map(readPushed);
    const [english = '', unquoted = '', redirects = ''] = before;
    push('content', {
      [service]: english.replace(/^title: .*$/m, 'title: Risks and their owners'),
      [damaged]: unquoted.replace('title: ', 'title: "'),
      'content/redirects.yaml': `${redirects}\n/old: https://elsewhere.example\n`,
      'content/en/jobs/7-1.yaml': unquoted,
      ...Object.fromEntries(inBoth('jobs/1.yaml', 'full-time', 'part-time')),
      ...Object.fromEntries(inBoth(article, /datePublished: ".*"/, `datePublished: "${tomorrow}"`)),
    });
    const { status, stdout, stderr } = publish();
    expect([status, stderr]).toEqual([0, '']);
    expect(readHome('current/content/en/jobs/1.yaml')).toBe(readPushed('content/en/jobs/1.yaml'));
    expect(names.map((name) => readHome(`current/${name}`))).toEqual(before);
    expect(existsSync(join(home, 'current/content/en/jobs/7-1.yaml'))).toBe(false);
    expect(stdout).toContain(
      'Services › Risks and their owners (Arabic): The English changed and the Arabic',
    );
    const { held, scheduled }: PublishingReport = JSON.parse(readHome('report'));
    expect(held.map(({ entry, issues }) => [entry, issues.ar[0]?.file])).toEqual([
      ['redirects.yaml', 'redirects.yaml'],
      ['jobs/2.yaml', 'en/jobs/2.yaml'],
      ['jobs/7-1.yaml', 'en/jobs/7-1.yaml'],
      ['services/2.yaml', 'ar/services/2.yaml'],
    ]);
    expect(scheduled).toMatchObject([{ entry: article, day: tomorrow }]);

    expect(publish().stdout).toBe('');
    const published = target('current');
    giveNpm('true', 'true');
    write('bin/date', `#!/bin/sh\necho ${tomorrow.replaceAll('-', '')}\n`, 0o755);
    expect(publish().stdout).toContain('Published');
    expect([target('previous'), target('current') === published]).toEqual([published, false]);

    git(pushed, 'rm', '--quiet', 'content/ar/services/1.yaml', 'content/en/jobs/7-1.yaml');
    push('content', { [service]: english, [damaged]: unquoted, 'content/redirects.yaml': redirects });
    expect(publish().status).toBe(0);
    const broken = target('current');
    giveNpm(holdBack, 'false');
    push('main', { 'code.ts': 'new' });
    const refusal = expect.stringContaining('content that is already public fails');
    expect(publish()).toMatchObject({ status: 1, stderr: refusal });
    expect(target('current')).toBe(broken);
  },
);
