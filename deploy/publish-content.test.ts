import { cpSync, existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#i18n/time.ts';
import { riyadhDay } from '#jobs/job-state.ts';
import type { PublishingReport } from '../editor/publishing-report.ts';

import {
  git,
  givePublisher,
  home,
  publish,
  push,
  pushed,
  read,
  readPushed,
  target,
  write,
} from './publish.fixture.ts';

givePublisher();

// Each of them starts programs that check the whole content.
describe('with the content and the check of the site', { timeout: 240_000 }, () => {
  const project = fileURLToPath(new URL('..', import.meta.url));
  const service = (language: string, at: number) => `content/${language}/services/${at}.yaml`;

  const program = (name: string) => `${process.execPath} ${join(project, 'scripts', name)}`;
  const giveNpm = (check: string) =>
    write(
      'bin/npm',
      `#!/bin/sh\ncase "$3" in
hold-back) shift 4; exec ${program('publishing/hold-back-main.ts')} "$@" ;;
check:content) exec ${check} ;;
esac\n`,
      0o755,
    );

  beforeEach(() => {
    giveNpm(program('content-report.ts'));
    // Drawings and films are looked for among the code.
    git(pushed, 'checkout', '--quiet', 'main');
    cpSync(join(project, 'src/svg'), join(pushed, 'src/svg'), { recursive: true });
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
    const told = held.map(({ entry, issues }) => [entry, issues.ar[0]?.file]);
    expect(told).toEqual([
      ['redirects.yaml', 'redirects.yaml'],
      ['jobs/2.yaml', 'en/jobs/2.yaml'],
      ['jobs/7-1.yaml', 'en/jobs/7-1.yaml'],
      ['services/2.yaml', 'ar/services/2.yaml'],
    ]);
  });

  test('an article of tomorrow is published by itself on that day', () => {
    // What the check says of it is no subject here.
    giveNpm('true');
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
