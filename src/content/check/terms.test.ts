import { expect, test } from 'vitest';
import { contentOf, oneText } from './content.fixture.ts';
import { checkTerms } from './terms.ts';

const avoided = { en: { telephone: 'phone' }, ar: { بيعة: 'صفقة' } };
const given = { exceptions: { ...contentOf({}).exceptions, avoided } };
const faultsOf = (english: string, arabic: string) => checkTerms(oneText(english, arabic, given));

test('a word that the site does not use is named with the one it uses', () => {
  expect(faultsOf('A Telephone number', 'رقم')).toEqual([
    { file: 'en/file.yaml', key: 'text', code: 'term.avoided', found: 'telephone', instead: 'phone' },
  ]);
});

test.each(['بيعة', 'والبيعة الأولى', 'أول بَيعةٍ', 'للبيعة'])(
  'in Arabic also as it is joined and marked: %s',
  (text) => {
    expect(faultsOf('Sale', text)).toEqual([
      { file: 'ar/file.yaml', key: 'text', code: 'term.avoided', found: 'بيعة', instead: 'صفقة' },
    ]);
  },
);

test('a part of another word is no such word', () => {
  expect(faultsOf('Telephones', 'طبيعة')).toEqual([]);
});

test('visitors may search for any word', () => {
  const files = { 'en/search.yaml': { keywords: { '/offices': 'telephone' } } };
  expect(checkTerms(contentOf(files, given))).toEqual([]);
});
