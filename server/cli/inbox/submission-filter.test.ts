import { expect, test } from 'vitest';
import { read } from './inbox.fixture.ts';
import { filterCondition } from './submission-filter.ts';

const optionsOf = async (...args: string[]) => (await read(['list', ...args]))?.options;

test('a day must be one of Riyadh, from midnight to midnight', async () => {
  const { since, until } = (await optionsOf('--since', '2026-11-21', '--until', '2026-11-21')) ?? {};
  expect(since).toBe(Date.parse('2026-11-21T00:00:00+03:00'));
  expect(until).toBe(Date.parse('2026-11-22T00:00:00+03:00'));
});

test('choices and addresses are read in any case of letters', async () => {
  const typed = ['--form', 'Contact', '--state', 'QUARANTINED', '--email', ' Sara@Company.Example '];
  expect(await optionsOf(...typed)).toEqual({
    form: 'contact',
    state: 'quarantined',
    email: 'sara@company.example',
  });
});

test.each([
  [
    '--form',
    'fax',
    "The value of '--form <FORM>' is invalid. Allowed choices are contact, training, application.",
  ],
  ['--state', 'spam', 'Allowed choices are accepted, quarantined, withdrawn.'],
  ['--delivery', 'lost', 'Allowed choices are failed, due, sent.'],
  ['--country', 'france', 'Allowed choices are ksa, uae, jordan, bahrain, egypt.'],
  ['--since', '21.11.2026', "'--since <DAY>' is invalid. Write the day like this: 2026-11-21."],
  ['--until', '2026-02-30', 'Write the day like this'],
  ['--since', '2026-13-01', 'Write the day like this'],
  ['--email', 'sara', 'Write it like this: name@company.example.'],
  ...['0', '-1', '1.5', 'all', ''].map((typed) => ['--limit', typed, 'Use a whole number, 1 or more.']),
])('%s %s is refused', async (option, typed, sentence) => {
  await expect(optionsOf(option, typed)).rejects.toThrow(sentence);
});

test('the days are in their order', async () => {
  const options = (await optionsOf('--since', '2026-11-22', '--until', '2026-11-21')) ?? {};
  expect(() => filterCondition(options)).toThrow('--since is after --until');
});

test('a limit is a number', async () => {
  expect(await optionsOf('--limit', '20')).toEqual({ limit: 20 });
});
