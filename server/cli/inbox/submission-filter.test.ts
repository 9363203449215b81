import { expect, test } from 'vitest';
import { readFilter, readLimit } from './submission-filter.ts';

test('a day must be one of Riyadh, from midnight to midnight', () => {
  const { since, until } = readFilter({ since: '2026-11-21', until: '2026-11-21' });
  expect(since).toBe(Date.parse('2026-11-21T00:00:00+03:00'));
  expect(until).toBe(Date.parse('2026-11-22T00:00:00+03:00'));
});

test('choices and addresses are read in any case of letters', () => {
  const typed = { form: 'Contact', state: 'QUARANTINED', country: 'KSA', email: ' Sara@Company.Example ' };
  expect(readFilter(typed)).toMatchObject({
    form: 'contact',
    state: 'quarantined',
    country: 'ksa',
    email: 'sara@company.example',
  });
});

test.each([
  [{ form: 'fax' }, '--form must be one of contact, training, application.'],
  [{ state: 'spam' }, '--state must be one of accepted, quarantined, withdrawn.'],
  [{ delivery: 'lost' }, '--delivery must be one of failed, due, sent.'],
  [{ country: 'france' }, '--country must be one of ksa, uae, jordan, bahrain, egypt.'],
  [{ since: '21.11.2026' }, '--since needs a day, written like this: --since 2026-11-21'],
  [{ until: '2026-02-30' }, '--until needs a day'],
  [{ since: '2026-13-01' }, '--since needs a day'],
  [{ since: '2026-11-22', until: '2026-11-21' }, '--since is after --until'],
  [{ email: 'sara' }, '--email needs an email address'],
])('%o is refused', (typed, sentence) => {
  expect(() => readFilter(typed)).toThrow(sentence);
});

test('a limit is a whole number', () => {
  expect(readLimit('20', 50)).toBe(20);
  expect(readLimit(undefined, 50)).toBe(50);
  for (const typed of ['0', '-1', '1.5', 'all', '']) expect(() => readLimit(typed, 50)).toThrow('--limit');
});
