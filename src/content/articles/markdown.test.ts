import { expect, test } from 'vitest';
import { proseOf, readMarkdown } from './markdown.ts';

test('the numbers of a list are not part of its text', () => {
  expect(proseOf('1. first\n2. second')).toBe('first\nsecond');
});

test('a file without front matter is refused', () => {
  expect(() => readMarkdown('Only text')).toThrow('does not begin with --- and keys');
});
