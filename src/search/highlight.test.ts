import { expect, test } from 'vitest';
import { excerpt } from './highlight.ts';
import { stemsOf } from './stems.ts';

test('an excerpt begins shortly before the first found word, and a short text stays whole', () => {
  const found = new Set(stemsOf('tax'));
  const text = `${'One thing after another is said here. '.repeat(5)}Then comes the tax.`;
  expect(excerpt(text, found)).toBe('… Then comes the tax.');
  expect(excerpt('The tax is first.', found)).toBe('The tax is first.');
});
