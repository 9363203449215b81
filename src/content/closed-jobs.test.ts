import { expect, test } from 'vitest';
import { closedJobs } from './closed-jobs.ts';

const files = {
  'en/jobs/1.yaml': {},
  'en/jobs/2.yaml': { validThrough: '2026-12-10' },
  'en/jobs/3.yaml': { validThrough: '2026-12-09' },
  'ar/jobs/3.yaml': { validThrough: '2026-12-09' },
};

test('a job whose last day is past is named once', () => {
  expect(closedJobs({ files }, '2026-12-10')).toEqual(['jobs/3.yaml closed on 2026-12-09']);
});
