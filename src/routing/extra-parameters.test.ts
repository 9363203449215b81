import { expect, test } from 'vitest';
import { queryString, readExtraParameters } from './extra-parameters.ts';

test('unknown parameters are kept, in their order', () => {
  const kept = readExtraParameters('?utm_source=letter&q=risk&utm_campaign=a%20%26b&lng=ar&utm_source=post', [
    'q',
  ]);
  expect(kept).toEqual([
    ['utm_source', 'post'],
    ['utm_campaign', 'a &b'],
  ]);
  expect(queryString(kept)).toBe('?utm_source=post&utm_campaign=a+%26b');
  expect(queryString([])).toBe('');
});

test.each([
  ['a strange name', '%3Cscript%3E=1'],
  ['a long name', `${'n'.repeat(41)}=1`],
  ['a long value', `a=${'v'.repeat(201)}`],
  ['a control character', 'a=%0d%0aset-cookie'],
  ['what turns the writing direction', 'a=%E2%80%AE'],
])('%s is not kept', (_, query) => expect(readExtraParameters(query, [])).toEqual([]));

test('at most ten unknown parameters are kept', () => {
  const many = Array.from({ length: 50 }, (_, index) => `p${index}=${index}`).join('&');
  expect(readExtraParameters(many, [])).toHaveLength(10);
});
