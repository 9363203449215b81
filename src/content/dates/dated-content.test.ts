import { expect, test } from 'vitest';
import { closedJobs, lastHolidayIn, outdatedDocuments } from './dated-content.ts';

test('a closed job is reported once', () => {
  const files = {
    'en/jobs/1.yaml': {},
    'en/jobs/2.yaml': { validThrough: '2026-12-10' },
    'en/jobs/3.yaml': { validThrough: '2026-12-09' },
    'ar/jobs/3.yaml': { validThrough: '2026-12-09' },
  };
  expect(closedJobs({ files }, '2026-12-10')).toEqual(['jobs/3.yaml closed on 2026-12-09']);
});

test.each([
  ['', []],
  ['2027-12-25', ['2027-12-25', '2027-03-12']],
])('the holidays of the content end on %j', (last, days) => {
  const holidays = days.map((day) => ({ last: day }));
  expect(lastHolidayIn({ files: { 'en/holidays.yaml': { holidays } } })).toBe(last);
});

test.each([
  ['2025-11-27', ['services/1.yaml']],
  ['2025-11-28', []],
])('a document whose rules were compared on %s is listed when that is over a year ago', (asOf, names) => {
  const files = { 'en/services/1.yaml': { document: { asOf } }, 'en/services/2.yaml': {} };
  expect(outdatedDocuments({ files }, '2025-11-28')).toEqual(names);
});
