import { expect, test } from 'vitest';
import { closedDays, type HolidayCalendar } from '#content/dates/holiday-calendar.ts';
import { decisionBy, workingDayAfter } from './working-days.ts';

const inRiyadh = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Riyadh',
  }).format(date);

const always = () => false;

// 1 November 2026 is a Sunday.
test.each([
  ['Sunday', '2026-11-01T10:00', 'Monday 2', 'Tuesday 3'],
  ['Monday', '2026-11-02T10:00', 'Tuesday 3', 'Wednesday 4'],
  ['Tuesday', '2026-11-03T10:00', 'Wednesday 4', 'Thursday 5'],
  ['Wednesday', '2026-11-04T10:00', 'Thursday 5', 'Sunday 8'],
  ['Thursday', '2026-11-05T10:00', 'Sunday 8', 'Monday 9'],
  ['Friday', '2026-11-06T10:00', 'Sunday 8', 'Monday 9'],
  ['Saturday', '2026-11-07T10:00', 'Sunday 8', 'Monday 9'],
  ['late on Thursday', '2026-11-05T23:59:59.999', 'Sunday 8', 'Monday 9'],
  ['late on Saturday', '2026-11-07T23:59:59.999', 'Sunday 8', 'Monday 9'],
  ['at the first moment of Sunday', '2026-11-08T00:00', 'Monday 9', 'Tuesday 10'],
  ['late on Wednesday', '2026-11-04T23:59', 'Thursday 5', 'Sunday 8'],
  ['early on Thursday, still Wednesday in UTC', '2026-11-05T02:00', 'Sunday 8', 'Monday 9'],
  ['at the end of a year', '2026-12-31T12:00', 'Sunday 3', 'Monday 4'],
])('a submission on %s is answered two working days later', (_, moment, read, answered) => {
  const createdAt = Date.parse(`${moment}+03:00`);
  expect(inRiyadh(workingDayAfter(createdAt, 1, always))).toBe(`${read}, 17:00`);
  expect(inRiyadh(workingDayAfter(createdAt, 2, always))).toBe(`${answered}, 17:00`);
});

test.each([
  ['2026-11-01T10:00', 'Sunday 29'],
  ['2026-11-05T23:59', 'Thursday 3'],
  ['2026-11-06T10:00', 'Thursday 3'],
  ['2026-11-07T10:00', 'Thursday 3'],
])('an application at %s gets a decision within four weeks, on a working day', (moment, day) => {
  expect(inRiyadh(decisionBy(Date.parse(`${moment}+03:00`), always))).toBe(`${day}, 17:00`);
});

const holidays: HolidayCalendar['holidays'] = [
  { name: 'Eid', countries: ['ksa', 'uae'], first: '2027-03-09', last: '2027-03-14' },
  { name: 'Short days', countries: ['ksa'], first: '2027-02-08', last: '2027-03-08', hours: [] },
  { name: 'National Day', countries: ['bahrain'], first: '2027-03-09', last: '2027-03-09' },
];

// 7 March 2027 is a Sunday.
test.each([
  ['the head office, without a country', undefined, 'Monday 8', 'Monday 15'],
  ['a country that has the holiday', 'uae', 'Monday 8', 'Monday 15'],
  ['another with one day of its own', 'bahrain', 'Monday 8', 'Wednesday 10'],
  ['one without', 'egypt', 'Monday 8', 'Tuesday 9'],
] as const)('holidays are not working days, in %s', (_, country, read, answered) => {
  const isClosed = closedDays({ holidays, headCountry: 'ksa' }, country);
  const createdAt = Date.parse('2027-03-07T10:00+03:00');
  expect(inRiyadh(workingDayAfter(createdAt, 1, isClosed))).toBe(`${read}, 17:00`);
  expect(inRiyadh(workingDayAfter(createdAt, 2, isClosed))).toBe(`${answered}, 17:00`);
});

test('a decision due on a holiday is promised for the day before', () => {
  const isClosed = closedDays({ holidays, headCountry: 'ksa' }, undefined);
  expect(inRiyadh(decisionBy(Date.parse('2027-02-10T10:00+03:00'), isClosed))).toBe('Monday 8, 17:00');
});
