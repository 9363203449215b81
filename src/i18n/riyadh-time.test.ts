import { expect, test } from 'vitest';
import { riyadhDay } from './riyadh-time.ts';

test.each([
  ['2026-11-20T20:59:59.999Z', '2026-11-20'],
  ['2026-11-20T21:00:00Z', '2026-11-21'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
  ['2026-07-15T12:00:00Z', '2026-07-15'],
])('at %s it is %s in Riyadh', (moment, day) => {
  expect(riyadhDay(new Date(moment))).toBe(day);
  expect(riyadhDay(Date.parse(moment))).toBe(day);
});
