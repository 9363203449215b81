import { expect, test } from 'vitest';
import { codesOf, contentOf, oneText } from '#content/content.fixture.ts';
import { checkLanguages } from './compare-languages.ts';

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

test('a list in one language and a text in the other', () => {
  expect(codesOf(checkLanguages(oneText('One', ['واحد'])))).toEqual(['field.shape']);
});

test.each([
  ['team/a.yaml', 'office', 'riyadh', 'cairo'],
  ['team/a.yaml', 'picture', 'about', 'careers'],
  ['insights/a.md', 'datePublished', '2027-02-28', '2027-02-27'],
  ['offices/a.yaml', 'timeZone', 'Asia/Riyadh', 'Asia/Amman'],
  ['offices/a.yaml', 'latitude', 50, 55],
  ['jobs/1.yaml', 'location', 'ksa', 'egypt'],
])('a value that is the same in every language and differs: %s %s', (file, key, english, arabic) => {
  const content = contentOf({ [`en/${file}`]: { [key]: english }, [`ar/${file}`]: { [key]: arabic } });
  const found = { english: String(english), arabic: String(arabic) };
  expect(checkLanguages(content)).toEqual([{ file: `ar/${file}`, key, code: 'value.differs', ...found }]);
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
  const files = {
    'en/ui.yaml': { services: { hours: 'Hours' } },
    'ar/ui.yaml': { services: { hours: 'الساعات' } },
  };
  expect(checkLanguages(contentOf(files))).toEqual([]);
});

test('an Arabic value that is a copy of the English one', () => {
  const issue = 'text.untranslated';
  expect(codesOf(checkLanguages(oneText('Read more', 'Read more')))).toEqual([issue]);
  expect(codesOf(checkLanguages(oneText('404', '404')))).toEqual([issue]);
  expect(
    checkLanguages(oneText('SAMTECH', 'SAMTECH', { exceptions: { ...exceptions, brands: ['SAMTECH'] } })),
  ).toEqual([]);
});
