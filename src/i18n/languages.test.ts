import { expect, test } from 'vitest';
import { otherLanguage } from './languages.ts';

test('each language is the other of the other', () => {
  expect(otherLanguage('en')).toBe('ar');
  expect(otherLanguage('ar')).toBe('en');
});
