import { expect, test } from 'vitest';
import { recordOf } from '#lib/records.ts';
import { jobFilterNames, readFilters } from './job-filters.ts';

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
