import { expect, test } from 'vitest';
import { jobFilterNames } from '#forms/job-filters.ts';
import { isNeutral } from './neutral.ts';

test.each(jobFilterNames)('what a job says for the filter %s is a name for the code, no prose', (name) => {
  expect(isNeutral(name, 'senior')).toBe(true);
  expect(isNeutral(`filters.${name}.label`, 'Level')).toBe(false);
});
