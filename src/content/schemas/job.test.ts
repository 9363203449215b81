import { expect, test } from 'vitest';
import { siteFile } from '#content/content.fixture.ts';
import { jobSchema } from './job.ts';

test.each([
  ['2026-12-31', []],
  ['2027-10-11', []],
  [undefined, []],
  ['2030-06-30', ['job.dates']],
  ['2026-10-10', ['job.dates']],
])('a job posted on 11 October 2026 closes on %s, and has the issues %j', (validThrough, issues) => {
  const job = { ...siteFile('en/jobs/1.yaml'), datePosted: '2026-10-11', validThrough };
  const { error } = jobSchema.safeParse(job);
  expect((error?.issues ?? []).map(({ message }) => message)).toEqual(issues);
});
