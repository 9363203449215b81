import { expect, test } from 'vitest';
import { excerpt, highlight } from './highlight.ts';
import { stemsOf } from './stems.ts';

const found = (...words: string[]) => new Set(words.flatMap(stemsOf));
const marked = (text: string, ...words: string[]) =>
  highlight(text, found(...words))
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('');

test('a found word is marked as written, whatever form was typed', () => {
  expect(marked('Pricing, and the price of it.', 'prices')).toBe('[Pricing], and the [price] of it.');
  expect(marked('لجانُ الحَوْكمةِ وحوكمة الشركات', 'حوكمه')).toBe('لجانُ [الحَوْكمةِ] [وحوكمة] الشركات');
  expect(marked('Nothing of it', 'tax')).toBe('Nothing of it');
});

test('an excerpt begins shortly before the first found word, and a short text stays whole', () => {
  const text = `${'One thing after another is said here. '.repeat(5)}Then comes the tax.`;
  expect(excerpt(text, found('tax'))).toBe('… Then comes the tax.');
  expect(excerpt('The tax is first.', found('tax'))).toBe('The tax is first.');
});
