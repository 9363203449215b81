import { expect, test } from 'vitest';
import { lastHolidayIn } from './last-holiday.ts';

test.each([
  ['', []],
  ['2027-12-25', ['2027-12-25', '2027-03-12']],
])('the holidays of the content end on %j', (last, days) => {
  const holidays = days.map((day) => ({ last: day }));
  expect(lastHolidayIn({ files: { 'en/holidays.yaml': { holidays } } })).toBe(last);
});
