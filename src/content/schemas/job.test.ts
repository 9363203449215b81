import { expect, test } from 'vitest';
import { byId, getJobs } from '#content/readers.ts';
import { jobSchema } from './job.ts';

test.each([
  ['2026-10-11', '2026-12-31', []],
  ['2026-10-11', '2027-10-11', []],
  ['2026-10-11', undefined, []],
  ['2026-10-11', '2030-06-30', ['job.dates']],
  ['2026-10-11', '2026-10-10', ['job.dates']],
])('a job posted on %s may close on %s, or not', (datePosted, validThrough, issues) => {
  const { id: _, ...first } = byId(getJobs('en'), 1);
  const job = { ...first, datePosted, validThrough };
  const { error } = jobSchema.safeParse(job);
  expect((error?.issues ?? []).map(({ message }) => message)).toEqual(issues);
});
