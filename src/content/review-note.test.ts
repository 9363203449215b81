import { expect, test } from 'vitest';
import { withNote } from './review-note.ts';

test('in an article the note stands among the keys, never in the text', () => {
  const noted = withNote('---\ntitle: One\n---\nText\n', '0123abcd');
  expect(noted).toBe('---\ntitle: One\n# reviewed 0123abcd\n---\nText\n');
  expect(withNote(noted, '0123abcd')).toBe(noted);
});
