import { type Language, languages } from './languages.ts';
import { typeset } from './typeset.ts';

/** Returns `1,250.5` or `١٬٢٥٠٫٥`, up to 1e21. Intl's first call takes 50 ms on a phone, while islands hydrate. */
export function formatNumber(language: Language, value: number): string {
  const { group, decimal } = languages[language];
  const [whole = '', ...fraction] = String(value).split('.');
  return formatDigits(language, [whole.replace(/\B(?=(?:\d{3})+$)/g, group), ...fraction].join(decimal));
}

/** Turns `1,250.5` into `١٬٢٥٠٫٥` and `15%` into `١٥٪`; a version or a date keeps its full stops. */
export function arabicNumber(number = ''): string {
  const { group, decimal } = languages.ar;
  const signs = number
    .replace(/,(?=\d{3}(?!\d))/g, group)
    .replace(/^([^.]*)\.(\d+%?)$/, `$1${decimal}$2`)
    .replace('%', '٪');
  return formatDigits('ar', signs);
}

/** Turns Arabic-Indic and Persian digits into 0 to 9. */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

export type Sign = 'plus' | 'minus' | 'none';
const signs: Record<Sign, string> = { plus: '+', minus: '−', none: '' };

/** Returns `+25%` or `+٢٥٪`. The element needs the page's direction, so that the sign stays at the start. */
export function formatPercent(language: Language, points: number, sign: Sign = 'none'): string {
  const percent = language === 'ar' ? '٪' : '%';
  return `${signs[sign]}${formatNumber(language, points)}${percent}`;
}

export function formatDigits(language: Language, text: string | number): string {
  return String(text).replace(/\d/g, (digit) => languages[language].digits.charAt(Number(digit)));
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Rounds up and counts in 1,024s, as computers show files, so that a file shown as 5 MB is not larger. */
export function formatFileSize(language: Language, bytes: number): string {
  const [value, unit] =
    bytes < megabyte
      ? ([Math.ceil(bytes / kilobyte), 'kilobyte'] as const)
      : ([Math.ceil((bytes / megabyte) * 10) / 10, 'megabyte'] as const);
  const format = new Intl.NumberFormat(languages[language].locale, {
    style: 'unit',
    unit,
    unitDisplay: language === 'ar' ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
  return typeset(format.format(value));
}
