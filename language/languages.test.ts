import { expect, test } from 'vitest';
import { languageFromTag, otherLanguage } from './languages.ts';

test.each([
  ['ar', 'ar'],
  ['ar-SA', 'ar'],
  ['EN_us', 'en'],
  [' en ', 'en'],
  ['arc', undefined],
  ['fr', undefined],
  ['', undefined],
  [null, undefined],
])('the tag %o names %s', (tag, language) => {
  expect(languageFromTag(tag)).toBe(language);
});

test('each language is the other of the other', () => {
  expect(otherLanguage('en')).toBe('ar');
  expect(otherLanguage('ar')).toBe('en');
});
