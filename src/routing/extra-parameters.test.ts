import { expect, test } from 'vitest';
import { readExtraParameters } from './extra-parameters.ts';

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
