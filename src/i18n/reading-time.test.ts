import { expect, test } from 'vitest';
import { countWords, readingMinutes } from './reading-time.ts';

test('words are counted without punctuation, numbers included', () => {
  expect(countWords('en', 'The board’s minutes: 26 days, then two.')).toBe(7);
  expect(countWords('ar', 'محاضر المجلس: ٢٦ يومًا، ثم يومان.')).toBe(6);
});

test('the same number of words takes longer in Arabic', () => {
  expect(readingMinutes('en', 'word '.repeat(1100))).toBe(5);
  expect(readingMinutes('ar', 'كلمة '.repeat(1080))).toBe(6);
});

test('the shortest text takes a minute', () => {
  expect(readingMinutes('en', 'Two words')).toBe(1);
});
