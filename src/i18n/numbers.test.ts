import { expect, test } from 'vitest';
import { languageCodes, languages } from './languages.ts';
import {
  arabicNumber,
  formatDate,
  formatDigits,
  formatFileSize,
  formatNumber,
  formatPercent,
  formatTime,
  formatTimeRange,
  formatWeekday,
  formatWeekdayRange,
} from './numbers.ts';

test.each([
  [5, '5', '٥'],
  [100000, '100,000', '١٠٠٬٠٠٠'],
  [1.5, '1.5', '١٫٥'],
])('the number %d', (value, english, arabic) => {
  expect(formatNumber('en', value)).toBe(english);
  expect(formatNumber('ar', value)).toBe(arabic);
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

test('a number is written as Intl writes it', () => {
  for (const language of languageCodes) {
    const intl = new Intl.NumberFormat(languages[language].locale);
    for (const value of [0, 7, 999, 1000, 45_678, 999_999.5, 1_234_567.125])
      expect(formatNumber(language, value)).toBe(intl.format(value));
  }
});

test.each([
  [25, 'plus', '+25%', '+٢٥٪'],
  [40, 'minus', '−40%', '−٤٠٪'],
  [95, 'none', '95%', '٩٥٪'],
] as const)('%d percent with the sign %s', (points, sign, english, arabic) => {
  expect(formatPercent('en', points, sign)).toBe(english);
  expect(formatPercent('ar', points, sign)).toBe(arabic);
});

test('a year takes no separator', () => {
  expect(formatDigits('en', 2024)).toBe('2024');
  expect(formatDigits('ar', 2024)).toBe('٢٠٢٤');
  expect(formatDigits('ar', 'M/19')).toBe('M/١٩');
});

test('a day is the same in every time zone', () => {
  expect(formatDate('en', '2027-01-31')).toBe('31\u00a0January 2027');
  expect(formatDate('ar', '2027-01-31')).toBe('٣١\u00a0يناير ٢٠٢٧');
});

test.each([
  [839_200, '820\u00a0kB', '٨٢٠\u00a0كيلوبايت'],
  [1_230_000, '1.2\u00a0MB', '١٫٢\u00a0ميغابايت'],
  // The limit of a résumé, and one more, which is refused.
  [5_242_880, '5\u00a0MB', '٥\u00a0ميغابايت'],
  [5_242_881, '5.1\u00a0MB', '٥٫١\u00a0ميغابايت'],
])('a file of %d bytes', (bytes, english, arabic) => {
  expect(formatFileSize('en', bytes)).toBe(english);
  expect(formatFileSize('ar', bytes)).toBe(arabic);
});

test('the time and the day', () => {
  const [night, evening] = [new Date('2026-11-22T00:05:00Z'), new Date('2026-11-21T23:05:00Z')];
  expect(formatTime('en', night)).toBe('12:05\u00a0am');
  expect(formatTime('ar', evening)).toBe('١١:٠٥\u00a0م');
  expect(formatWeekday('en', night)).toBe('Sunday');
  expect(formatWeekday('ar', evening)).toBe('السبت');
});

test('hours from a time to another', () => {
  expect(formatTimeRange('en', '08:30', '12:00')).toBe('8:30\u00a0am – 12\u00a0noon');
  expect(formatTimeRange('ar', '08:30', '17:00')).toBe('٨:٣٠\u00a0ص – ٥\u00a0م');
  expect(formatTimeRange('ar', '08:30', '12:00')).toBe('٨:٣٠\u00a0ص – ١٢\u00a0ظهرًا');
});

test('days in a row, or one alone', () => {
  expect(formatWeekdayRange('en', 0, 4)).toBe('Sunday – Thursday');
  expect(formatWeekdayRange('ar', 1, 4)).toBe('الاثنين – الخميس');
  expect(formatWeekdayRange('en', 5, 5)).toBe('Friday');
});
