import { expect, test, vi } from 'vitest';
import { isNeutral } from './neutral.ts';

vi.mock('../../../forms/job-filters.ts', () => ({ jobFilterNames: ['location', 'seniority'] }));

test('what a job says for a new filter is a name for the code, no prose', () => {
  expect(isNeutral('seniority', 'senior')).toBe(true);
  expect(isNeutral('filters.seniority.label', 'Level')).toBe(false);
});
