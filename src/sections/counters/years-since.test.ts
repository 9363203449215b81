import { expect, test } from 'vitest';
import { yearsSince } from './years-since.ts';

test.each([
  ['2026-12-31T20:59:59Z', 4],
  ['2026-12-31T21:00:00Z', 5],
  ['2027-06-01T00:00:00Z', 5],
])('at %s a firm that was founded in 2022 has been in business for %i years', (moment, years) => {
  expect(yearsSince(2022, Date.parse(moment))).toBe(years);
});
