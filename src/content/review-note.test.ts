import { expect, test } from 'vitest';
import { hashOfTexts, noteIn, withNote } from './review-note.ts';

test('a note is the last comment, and takes the place of an older one', () => {
  const noted = withNote('title: One\n', '0123abcd');
  expect(noted).toBe('title: One\n# reviewed 0123abcd\n');
  expect(withNote(noted, '89abcdef')).toBe('title: One\n# reviewed 89abcdef\n');
  expect(noteIn(noted)).toBe('0123abcd');
});

test('in an article the note stands among the keys, never in the text', () => {
  const noted = withNote('---\ntitle: One\n---\nText\n', '0123abcd');
  expect(noted).toBe('---\ntitle: One\n# reviewed 0123abcd\n---\nText\n');
  expect(withNote(noted, '0123abcd')).toBe(noted);
});

test('only what a language says counts', () => {
  const field = { properties: { picture: { type: 'string', picture: [], untranslated: true } } } as const;
  const hashOf = (value: object) => hashOfTexts(value, field);
  const hash = hashOf({ title: 'One', picture: 'about', order: 1 });
  expect(hashOf({ title: 'One', picture: 'careers', order: 2 })).toBe(hash);
  expect(hashOf({ title: 'Two', picture: 'about', order: 1 })).not.toBe(hash);
});
