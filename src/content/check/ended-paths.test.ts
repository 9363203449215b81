import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/server/clean-up.ts';
import { checkRedirects, endedPaths, pathsToRecord } from './ended-paths.ts';

const redirects = join(newFolder(), 'redirects.yaml');
writeFileSync(redirects, '/jobs/1: /jobs\n');
const files = {
  'en/services/3.yaml': {},
  'en/cases/oasis.yaml': { path: '/oasis' },
  'en/jobs/7.yaml': { datePosted: '2999-01-01' },
};
const today = ['/oasis', '/services/3'];

test('a removed or renamed page is reported until its old path redirects', () => {
  const recorded = [...today, '/services/8', '/mirage', '/jobs/1'];
  expect(endedPaths({ files }, recorded, redirects)).toEqual(['/services/8', '/mirage']);
});

test('every path that was public stays recorded, except those of the sample firm', () => {
  expect(pathsToRecord({ files }, ['/services/8'])).toEqual([...today, '/services/8']);
  const sample = { files: { ...files, 'site.yaml': { sample: true } } };
  expect(pathsToRecord(sample, ['/services/8'])).toEqual(today);
});

test.each([
  ['/old: /oasis\n/pdf: /files/company-profile-en.pdf', []],
  ['/old: /oasis\n/older: /mirage', ['/older link.dead']],
  ['/old: /oasis\n/older: /old', ['/older redirect.unusable']],
])('the redirects %j have the issues %j', (yaml, issues) => {
  const file = join(newFolder(), 'redirects.yaml');
  writeFileSync(file, yaml);
  expect(checkRedirects({ files }, file).map(({ key, code }) => `${key} ${code}`)).toEqual(issues);
});
