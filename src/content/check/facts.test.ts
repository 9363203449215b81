import { expect, test } from 'vitest';
import { codesOf, oneText } from '#content/content.fixture.ts';
import { checkLanguages } from './compare-languages.ts';
import { addressesIn, differencesIn, numbersIn } from './facts.ts';

test.each([
  ['from 71% to 92%', 'من ٧١٪ إلى ٩٢٪', ['71%', '92%']],
  ['1,000 clients', '١٬٠٠٠ عميل', ['1000']],
  ['1,250,000.5 riyals', '١٬٢٥٠٬٠٠٠٫٥ ريال', ['1250000.5']],
  ['by 5 percent', 'بنسبة ٥ في المئة', ['5%']],
  ['a change of -3 points', 'تغيّر قدره −٣ نقاط', ['-3']],
  ['Decree M/19', 'المرسوم م/١٩', ['19']],
  ['2024-2025', '٢٠٢٤-٢٠٢٥', ['2024', '2025']],
  ['VAT (15%).', 'الضريبة (١٥٪).', ['15%']],
  ['B2B sales', 'مبيعات المنشآت', []],
])('%s has the numbers of %s', (english, arabic, numbers) => {
  expect(numbersIn(english)).toEqual(numbers);
  expect(numbersIn(arabic)).toEqual(numbers);
});

test('e-mail, web addresses and telephone numbers are addresses, not numbers', () => {
  const text =
    'Write to info@rasikh.example, see www.rasikh.example/a1. or https://x.example/7, or +966 50 000 0000.';
  expect(addressesIn(text)).toEqual([
    'info@rasikh.example',
    'www.rasikh.example/a1',
    'https://x.example/7',
    '+966 50 000 0000',
  ]);
  expect(numbersIn(text)).toEqual([]);
});

test.each([
  ['a number that differs', 'within 72 hours', 'خلال ٢٧ ساعة', 'facts.differ: 72: 27'],
  ['a number that is missing', 'in 3 of 4', 'في ٣ من أربعة', 'facts.only-english: 4'],
  ['a percent sign that is missing', '15% VAT', 'ضريبة ١٥', 'facts.differ: 15%: 15'],
  ['an e-mail', 'a@x.example', 'إلى b@x.example', 'facts.differ: a@x.example: b@x.example'],
  [
    'a telephone number',
    'Call +966 50 000 0000',
    'اتصل بنا +966 50 000 0001',
    'facts.differ: +966 50 000 0000: +966 50 000 0001',
  ],
])('%s', (_, english, arabic, issue) => {
  const place = { file: 'ar/file.yaml', key: 'text' };
  expect(checkLanguages(oneText(english, arabic))).toMatchObject([place]);
  expect(codesOf(checkLanguages(oneText(english, arabic)))).toEqual([issue]);
});

test('numbers may stand in another order', () => {
  expect(differencesIn('7 of 10', 'من ١٠ بقيت ٧')).toEqual([]);
});
