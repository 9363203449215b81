import { expect, test } from 'vitest';
import { addressesIn, numbersIn } from './facts-in-texts.ts';

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
])('the numbers in %s are those of %s', (english, arabic, numbers) => {
  expect(numbersIn(english)).toEqual(numbers);
  expect(numbersIn(arabic)).toEqual(numbers);
});

test('email addresses, URLs and telephone numbers do not count as numbers', () => {
  const addresses = ['info@firm.example', 'www.firm.example/a1', 'https://x.example/7', '+966 50 000 0000'];
  const text = `Write to ${addresses[0]}, see ${addresses[1]}. or ${addresses[2]}, or ${addresses[3]}.`;
  expect(addressesIn(text)).toEqual(addresses);
  expect(numbersIn(text)).toEqual([]);
});
