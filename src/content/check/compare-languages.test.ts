import { expect, test } from 'vitest';
import { checkLanguages } from './compare-languages.ts';
import { codesOf, contentOf, oneText } from './content.fixture.ts';

const { exceptions } = contentOf({});

test('a file that one language lacks', () => {
  expect(checkLanguages(contentOf({ 'en/a.yaml': {}, 'ar/b.yaml': {} }))).toEqual([
    { file: 'en/a.yaml', key: '', code: 'file.without-arabic' },
    { file: 'ar/b.yaml', key: '', code: 'file.without-english' },
  ]);
});

test('a key and a list item that one language lacks, named once each', () => {
  const english = { a: 'One', parts: [{ head: 'Two', points: ['Three', 'Four'] }] };
  const arabic = {
    b: 'واحد',
    parts: [
      { head: 'اثنان', points: ['ثلاثة'] },
      { head: 'خمسة', points: [] },
    ],
  };
  expect(checkLanguages(contentOf({ 'en/x.yaml': english, 'ar/x.yaml': arabic }))).toEqual([
    { file: 'en/x.yaml', key: 'a', code: 'field.without-arabic' },
    { file: 'en/x.yaml', key: 'parts.0.points.1', code: 'field.without-arabic' },
    { file: 'ar/x.yaml', key: 'parts.1', code: 'field.without-english' },
    { file: 'ar/x.yaml', key: 'b', code: 'field.without-english' },
  ]);
});

test('a key that one language may have alone', () => {
  const allowed = { exceptions: { ...exceptions, oneLanguage: { 'x.yaml': ['counters.*.unit'] } } };
  const files = { 'en/x.yaml': { counters: [{}] }, 'ar/x.yaml': { counters: [{ unit: 'مليون' }] } };
  expect(checkLanguages(contentOf(files, allowed))).toEqual([]);
});

test('a list in one language and a text in the other', () => {
  expect(codesOf(checkLanguages(oneText('One', ['واحد'])))).toEqual(['field.shape']);
});

test.each([
  ['id', 'market', 'sales'],
  ['picture', 'about', 'careers'],
  ['to', '/services/3', '/services/4'],
  ['validThrough', '2027-02-28', '2027-02-27'],
  ['target', 50, 55],
])('a language-neutral value that differs: %s', (key, english, arabic) => {
  const content = contentOf({ 'en/x.yaml': { [key]: english }, 'ar/x.yaml': { [key]: arabic } });
  const found = { english: String(english), arabic: String(arabic) };
  expect(checkLanguages(content)).toEqual([{ file: 'ar/x.yaml', key, code: 'value.differs', ...found }]);
});

test('addresses elsewhere are the same in both languages, and need no translation', () => {
  const links = (url: string) => [{ to: url }, { to: 'mailto:Info@rasikh.example' }];
  const law = 'https://laws.boe.gov.sa/BoeLaws/Law?id=Aa_1';
  const files = (arabic: string) => ({
    'en/insights/law.md': { links: links(law) },
    'ar/insights/law.md': { links: links(arabic) },
  });
  expect(checkLanguages(contentOf(files(law)))).toEqual([]);
  expect(codesOf(checkLanguages(contentOf(files('https://laws.boe.gov.sa/'))))).toEqual([
    `value.differs: ${law}: https://laws.boe.gov.sa/`,
  ]);
});

test('a label of the interface that is called as a neutral key is prose', () => {
  const files = { 'en/ui.yaml': { next: 'Next case' }, 'ar/ui.yaml': { next: 'الدراسة التالية' } };
  expect(checkLanguages(contentOf(files))).toEqual([]);
});

test('an Arabic value that is a copy of the English one', () => {
  const fault = 'text.untranslated';
  expect(codesOf(checkLanguages(oneText('Read more', 'Read more')))).toEqual([fault]);
  expect(codesOf(checkLanguages(oneText('404', '404')))).toEqual([fault]);
  expect(
    checkLanguages(oneText('SAMTECH', 'SAMTECH', { exceptions: { ...exceptions, brands: ['SAMTECH'] } })),
  ).toEqual([]);
  expect(
    checkLanguages(oneText('P', 'P', { exceptions: { ...exceptions, same: { 'file.yaml': ['text'] } } })),
  ).toEqual([]);
});
