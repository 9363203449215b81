import { expect, test } from 'vitest';
import { formatDate, formatTime, formatTimeRange, formatWeekday, formatWeekdayRange } from './dates.ts';
import { type Language, languageCodes, languages } from './languages.ts';
import { arabicNumber, formatDigits, formatFileSize, formatNumber, formatPercent } from './numbers.ts';
import { formatRiyadhDay } from './riyadh-time.ts';

const afternoon = Date.UTC(2027, 8, 29, 14, 5);
const atNight = new Date('2026-11-22T00:05:00Z');

/** `~` marks a no-break space. */
test.each<[english: string, arabic: string, (language: Language) => string]>([
  ['5', '٥', (language) => formatNumber(language, 5)],
  ['100,000', '١٠٠٬٠٠٠', (language) => formatNumber(language, 100_000)],
  ['1.5', '١٫٥', (language) => formatNumber(language, 1.5)],
  ['+25%', '+٢٥٪', (language) => formatPercent(language, 25, 'plus')],
  ['−40%', '−٤٠٪', (language) => formatPercent(language, 40, 'minus')],
  ['95%', '٩٥٪', (language) => formatPercent(language, 95)],
  ['2024', '٢٠٢٤', (language) => formatDigits(language, 2024)],
  ['M/19', 'M/١٩', (language) => formatDigits(language, 'M/19')],
  ['31~January~2027', '٣١~يناير~٢٠٢٧', (language) => formatDate(language, '2027-01-31')],
  ['Wednesday 29~September', 'الأربعاء~٢٩~سبتمبر', (language) => formatRiyadhDay(language, afternoon)],
  ['820~kB', '٨٢٠~كيلوبايت', (language) => formatFileSize(language, 839_200)],
  ['1.2~MB', '١٫٢~ميغابايت', (language) => formatFileSize(language, 1_230_000)],
  // The first is the limit of a résumé; the second is refused.
  ['5~MB', '٥~ميغابايت', (language) => formatFileSize(language, 5_242_880)],
  ['5.1~MB', '٥٫١~ميغابايت', (language) => formatFileSize(language, 5_242_881)],
  ['12:05~am', '١٢:٠٥~ص', (language) => formatTime(language, atNight)],
  ['8:30~am – 12~noon', '٨:٣٠~ص – ١٢~ظهرًا', (language) => formatTimeRange(language, '08:30', '12:00')],
  ['8:30~am – 5~pm', '٨:٣٠~ص – ٥~م', (language) => formatTimeRange(language, '08:30', '17:00')],
  ['Sunday', 'الأحد', (language) => formatWeekday(language, atNight)],
  ['Monday – Thursday', 'الاثنين – الخميس', (language) => formatWeekdayRange(language, 1, 4)],
  ['Friday', 'الجمعة', (language) => formatWeekdayRange(language, 5, 5)],
])('%s, %s', (english, arabic, format) => {
  const [inEnglish, inArabic] = [english, arabic].map((text) => text.replaceAll('~', '\u00a0'));
  expect([format('en'), format('ar')]).toEqual([inEnglish, inArabic]);
});

test.each([
  ['1,250.5', '١٬٢٥٠٫٥'],
  ['15%', '١٥٪'],
  ['2.5%', '٢٫٥٪'],
  ['-3', '-٣'],
  ['2.2.1', '٢.٢.١'],
])('the number %s in an English text is %s in an Arabic one', (english, arabic) => {
  expect(arabicNumber(english)).toBe(arabic);
});

test.each(languageCodes)('a number is written as Intl writes it, %s', (language) => {
  const intl = new Intl.NumberFormat(languages[language].locale);
  for (const value of [0, 7, 999, 1000, 45_678, 999_999.5, 1_234_567.125])
    expect(formatNumber(language, value)).toBe(intl.format(value));
});
