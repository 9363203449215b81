import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

/** `~` marks a no-break space. */
test.each([
  ['a unit', 'within 12 weeks', 'within 12~weeks'],
  ['a unit', 'خلال ٣٠ يومًا', 'خلال ٣٠~يومًا'],
  ['what is counted', '1,150 employees in 5 countries', '1,150~employees in 5~countries'],
  ['what is counted', '١٬١٥٠ موظفًا، و٢٧ إصدارًا', '١٬١٥٠~موظفًا، و٢٧~إصدارًا'],
  ['an Arabic particle', 'سبعة لا تعرف ولا من في القسم', 'سبعة لا~تعرف ولا~من~في~القسم'],
  ['a part and its whole', 'and 27 of 31 releases', 'and 27~of~31 releases'],
  ['a size', 'PDF or Word, up to 5 MB.', 'PDF or Word, up to 5~MB.'],
  ['a strong number', '**51** findings', '**51**~findings'],
  ['a day, its month and year', 'since 1 January 2024', 'since 1~January~2024'],
  ['a name and its number', 'Saudi Vision 2030, Global 500 groups', 'Saudi Vision~2030, Global~500~groups'],
  ['a name and its number', 'مستهدفات رؤية ٢٠٣٠', 'مستهدفات رؤية~٢٠٣٠'],
  ['a part of a day', '٨:٣٠ ص', '٨:٣٠~ص'],
  ['a currency and its sum', 'SAR 11 million', 'SAR~11~million'],
  ['a standard and its number', 'IFRS 16 and ISO 31000', 'IFRS~16~and ISO~31000'],
  ['a standard and its number', 'وفق المعيار ١٨', 'وفق المعيار~١٨'],
  ['a percentage', 'from 71% to 92%', 'from 71%~to 92%'],
])('%s stays on one line: %s', (_, typed, set) => {
  expect(typeset(typed)).toBe(set.replaceAll('~', '\u00a0'));
});

test.each([
  'a year and the word after it: in 2022 and later, عام ٢٠٢٢ وقبله',
  'a number that ends a sentence: to September, of 303. Six say so',
  'Global 500',
  'words alone, seven layers to three',
  'a name with a figure in it: B2B sales',
])('no words are joined in %s', (text) => {
  expect(typeset(text)).toBe(text);
});

test('a typeset text stays unchanged', () => {
  const set = typeset('IFRS 18 from 1 January 2027, and 27 of 31 releases');
  expect(typeset(set)).toBe(set);
});
