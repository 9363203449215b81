import { expect, test } from 'vitest';
import { cut } from './print.ts';

test.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdefg', 6, 'abcde…'],
  ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2, '👩‍👩‍👧…'],
])('%s is cut between letters', (text, columns, expected) => {
  expect(cut(text, columns)).toBe(expected);
});
