import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { jobSchema } from './job.ts';

test.each([
  ['2026-10-11', '2026-12-31', []],
  ['2026-10-11', '2027-10-11', []],
  ['2026-10-11', undefined, []],
  ['2026-10-11', '2030-06-30', ['job.dates']],
  ['2026-10-11', '2026-10-10', ['job.dates']],
])('a job posted on %s may close on %s, or not', (datePosted, validThrough, faults) => {
  const job = { ...parse(readFileSync('content/en/jobs/1.yaml', 'utf8')), datePosted, validThrough };
  const { error } = jobSchema.safeParse(job);
  expect((error?.issues ?? []).map(({ message }) => message)).toEqual(faults);
});
