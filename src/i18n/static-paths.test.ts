import { expect, test } from 'vitest';
import { eachLanguage, eachLanguageAndId } from './static-paths.ts';

test('a page exists in both languages, English without a prefix', () => {
  expect(eachLanguage()).toEqual([
    { params: { lang: undefined }, props: { language: 'en' } },
    { params: { lang: 'ar' }, props: { language: 'ar' } },
  ]);
});

test('a page with ids exists for each of them in both languages', () => {
  expect(eachLanguageAndId([1, 2]).map(({ params }) => params)).toEqual([
    { lang: undefined, id: '1' },
    { lang: undefined, id: '2' },
    { lang: 'ar', id: '1' },
    { lang: 'ar', id: '2' },
  ]);
});
