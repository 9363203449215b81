import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('the same number of words takes longer in Arabic', () => {
  expect(readingMinutes('en', 'word '.repeat(1100))).toBe(5);
  expect(readingMinutes('ar', 'كلمة '.repeat(1080))).toBe(6);
});

test('the shortest text takes a minute', () => {
  expect(readingMinutes('en', 'Two words')).toBe(1);
});
