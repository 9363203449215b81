import { expect, test } from 'vitest';
import type { Hours } from '#content/schemas/office.ts';
import { localTime, openingAt } from './opening-hours.ts';

const sundayToThursday = (opens: string, closes: string): Hours[] => [
  { first: 'sunday', last: 'thursday', opens, closes },
];
const offices = {
  riyadh: { timeZone: 'Asia/Riyadh', hours: sundayToThursday('08:00', '17:00') },
  cairo: { timeZone: 'Africa/Cairo', hours: sundayToThursday('09:00', '17:00') },
  dubai: {
    timeZone: 'Asia/Dubai',
    hours: [
      { first: 'monday', last: 'thursday', opens: '08:30', closes: '17:30' },
      { first: 'friday', last: 'friday', opens: '08:30', closes: '12:00' },
    ] satisfies Hours[],
  },
  'over the end of the week': {
    timeZone: 'UTC',
    hours: [{ first: 'saturday', last: 'wednesday', opens: '09:00', closes: '17:00' }] satisfies Hours[],
  },
  'once a week': {
    timeZone: 'UTC',
    hours: [{ first: 'saturday', last: 'saturday', opens: '09:00', closes: '12:00' }] satisfies Hours[],
  },
};

// 21 November 2026 is a Saturday. Riyadh is three hours ahead of UTC, Dubai four, Cairo two (three in summer).
test.each([
  ['riyadh', 'a minute before it opens', '2026-11-22T04:59:00Z', 'closed', '2026-11-22T05:00:00Z'],
  ['riyadh', 'when it opens', '2026-11-22T05:00:00Z', 'open', '2026-11-22T14:00:00Z'],
  ['riyadh', 'the second before it closes', '2026-11-22T13:59:59Z', 'open', '2026-11-22T14:00:00Z'],
  ['riyadh', 'when it closes', '2026-11-22T14:00:00Z', 'closed', '2026-11-23T05:00:00Z'],
  ['riyadh', 'on Thursday evening', '2026-11-26T16:00:00Z', 'closed', '2026-11-29T05:00:00Z'],
  ['riyadh', 'on Saturday', '2026-11-21T10:00:00Z', 'closed', '2026-11-22T05:00:00Z'],
  ['riyadh', 'on Sunday while UTC is on Saturday', '2026-11-21T22:00:00Z', 'closed', '2026-11-22T05:00:00Z'],
  ['cairo', 'on a winter morning', '2026-11-22T07:00:00Z', 'open', '2026-11-22T15:00:00Z'],
  ['cairo', 'on a summer morning', '2026-07-05T06:00:00Z', 'open', '2026-07-05T14:00:00Z'],
  ['cairo', 'before summer time ends', '2026-10-29T20:00:00Z', 'closed', '2026-11-01T07:00:00Z'],
  ['dubai', 'on Sunday', '2026-11-22T08:00:00Z', 'closed', '2026-11-23T04:30:00Z'],
  ['dubai', 'on Monday', '2026-11-23T08:00:00Z', 'open', '2026-11-23T13:30:00Z'],
  ['dubai', 'on Friday morning', '2026-11-27T07:59:00Z', 'open', '2026-11-27T08:00:00Z'],
  ['dubai', 'on Friday at noon', '2026-11-27T08:00:00Z', 'closed', '2026-11-30T04:30:00Z'],
  ['over the end of the week', 'first day', '2026-11-21T12:00:00Z', 'open', '2026-11-21T17:00:00Z'],
  ['over the end of the week', 'last day', '2026-11-25T12:00:00Z', 'open', '2026-11-25T17:00:00Z'],
  ['over the end of the week', 'between', '2026-11-26T12:00:00Z', 'closed', '2026-11-28T09:00:00Z'],
  ['once a week', 'after it closed', '2026-11-21T13:00:00Z', 'closed', '2026-11-28T09:00:00Z'],
] as const)('%s, %s', (office, _, now, state, until) => {
  const { hours, timeZone } = offices[office];
  const localAt = (instant: string) => localTime(new Date(instant), timeZone);
  expect(openingAt(hours, localAt(now))).toEqual({ state, until: localAt(until) });
});

test.each([
  ['before a holiday', '2026-12-01T10:00:00', 'open', '2026-12-01T17:00:00'],
  ['on the evening before', '2026-12-01T18:00:00', 'closed', '2026-12-06T09:00:00'],
  ['on it', '2026-12-02T10:00:00', 'closed', '2026-12-06T09:00:00'],
  ['on a day with other hours, before them', '2026-12-06T08:30:00', 'closed', '2026-12-06T09:00:00'],
  ['within them', '2026-12-06T09:30:00', 'open', '2026-12-06T12:00:00'],
  ['on a holiday within them', '2026-12-07T10:00:00', 'closed', '2026-12-08T09:00:00'],
  ['after all', '2026-12-09T10:00:00', 'open', '2026-12-09T17:00:00'],
] as const)('holidays override the week: %s', (_, now, state, until) => {
  const days = { name: '', countries: ['ksa' as const] };
  const holidays = [
    { ...days, first: '2026-12-06', last: '2026-12-08', hours: sundayToThursday('09:00', '12:00') },
    { ...days, first: '2026-12-02', last: '2026-12-04' },
    { ...days, first: '2026-12-07', last: '2026-12-07' },
  ];
  const found = openingAt(sundayToThursday('08:00', '17:00'), new Date(`${now}Z`), holidays);
  expect(found).toEqual({ state, until: new Date(`${until}Z`) });
});
