import { type Language, languages } from './languages.ts';

/** A number with the digits and separators of the language: 100000 is `100,000` or `١٠٠٬٠٠٠`. */
export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(languages[language].locale).format(value);
}

export type Sign = 'plus' | 'minus' | 'none';
const signs: Record<Sign, string> = { plus: '+', minus: '−', none: '' };

/**
 * A percentage of whole points, sign first in reading order: 25 is `+25%` or `+٢٥٪`.
 * Set it in an element whose direction is the page's, so that the sign stays at the start.
 */
export function formatPercent(language: Language, points: number, sign: Sign = 'none'): string {
  const percent = language === 'ar' ? '٪' : '%';
  return `${signs[sign]}${formatNumber(language, points)}${percent}`;
}

/** Digits of a text in those of the language; for years and numbers that take no separators. */
export function formatDigits(language: Language, text: string | number): string {
  const format = new Intl.NumberFormat(languages[language].locale, { useGrouping: false });
  return String(text).replace(/[0-9]/g, (digit) => format.format(Number(digit)));
}

/** A calendar day, `2027-01-31`, as `31 January 2027` or `٣١ يناير ٢٠٢٧`. */
export function formatDate(language: Language, day: string): string {
  return new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A file's size in whole kilobytes or megabytes with one decimal: `840 kB`, `١٫٢ ميغابايت`. */
export function formatFileSize(language: Language, bytes: number): string {
  const [value, unit] =
    bytes < 1e6 ? ([Math.ceil(bytes / 1e3), 'kilobyte'] as const) : ([bytes / 1e6, 'megabyte'] as const);
  return new Intl.NumberFormat(languages[language].locale, {
    style: 'unit',
    unit,
    unitDisplay: language === 'ar' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(value);
}
