import { expect, test } from 'vitest';
import { jobState } from './job-state.ts';

test.each([
  ['2026-09-20', 'open'],
  ['2027-01-17', 'open'],
  ['2027-01-18', 'closing'],
  ['2027-01-30', 'closing'],
  ['2027-01-31', 'closing'],
  ['2027-02-01', 'closed'],
  ['2028-01-01', 'closed'],
])('on %s a job that closes on 31 January 2027 is %s', (today, state) => {
  expect(jobState({ validThrough: '2027-01-31' }, today)).toBe(state);
});

test('a job without a closing day is open until it is filled', () => {
  expect(jobState({}, '2036-01-01')).toBe('open');
});

test('the last fourteen days of a job cross a month, a year and a leap day', () => {
  expect(jobState({ validThrough: '2028-03-05' }, '2028-02-20')).toBe('open');
  expect(jobState({ validThrough: '2028-03-05' }, '2028-02-21')).toBe('closing');
  expect(jobState({ validThrough: '2027-01-05' }, '2026-12-23')).toBe('closing');
});
