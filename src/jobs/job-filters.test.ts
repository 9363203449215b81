import { expect, test } from 'vitest';
import { recordOf } from '#lib/records.ts';
import { filtersQuery, jobFilterNames, readFilters } from './job-filters.ts';

const none = recordOf(jobFilterNames, () => '');

test.each([
  ['', '', ''],
  ['location=egypt', 'egypt', ''],
  ['category=finance&location=ksa', 'ksa', 'finance'],
  // A form without a choice sends this.
  ['location=&category=', '', ''],
  ['location=all&category=all', '', ''],
  ['location=uae&category=Sales', '', ''],
  ['location=__proto__&category=%22%3E%3Cscript%3E', '', ''],
  ['location=jordan&location=ksa', 'jordan', ''],
])('the query "%s" asks for the place "%s" and the field "%s"', (query, location, category) => {
  expect(readFilters(new URLSearchParams(query))).toEqual({ ...none, location, category });
});

test.each([
  [{ location: '', category: '' }, ''],
  [{ location: 'egypt', category: '' }, '?location=egypt'],
  [{ location: '', category: 'finance' }, '?category=finance'],
  [{ location: 'bahrain', category: 'marketing' }, '?location=bahrain&category=marketing'],
] as const)('filters survive the way into a URL and back: %o', (filters, query) => {
  expect(filtersQuery(filters)).toBe(query);
  expect(readFilters(new URLSearchParams(query))).toEqual({ ...none, ...filters });
});
