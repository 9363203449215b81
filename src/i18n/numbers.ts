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

export function formatDate(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  return typeset(format.format(new Date(`${day}T00:00:00Z`)));
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

/** Returns `5:05 pm` or `٥:٠٥ م`, on the hour `5 pm`, at noon `12 noon`, of a time in UTC. */
export function formatTime(language: Language, time: Date): string {
  const isNoon = time.getUTCHours() === 12 && time.getUTCMinutes() === 0;
  const format = new Intl.DateTimeFormat(languages[language].locale, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    dayPeriod: isNoon ? 'short' : undefined,
    timeZone: 'UTC',
  });
  return typeset(format.format(time).replace(/:(?:00|٠٠)/, ''));
}

export function formatTimeRange(language: Language, from: string, to: string): string {
  return [from, to].map((time) => formatTime(language, new Date(`1970-01-01T${time}Z`))).join(' – ');
}

/** Returns the weekday of a time in UTC. */
export function formatWeekday(language: Language, day: Date): string {
  const { locale } = languages[language];
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** Returns the name of a weekday or of a range of them, counted from Sunday (0); 4 January 1970 was one. */
export function formatWeekdayRange(language: Language, first: number, last: number): string {
  const weekday = (day: number) => formatWeekday(language, new Date(Date.UTC(1970, 0, 4 + day)));
  return first === last ? weekday(first) : `${weekday(first)} – ${weekday(last)}`;
}

const dayAndMonth = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** Returns `2 December` for a time in UTC. */
export function formatDayOfYear(language: Language, day: Date): string {
  return typeset(new Intl.DateTimeFormat(languages[language].locale, dayAndMonth).format(day));
}

/** Returns `2–3 December`, or the one day, for days such as `2026-12-02`. */
export function formatDayRange(language: Language, first: string, last: string): string {
  const format = new Intl.DateTimeFormat(languages[language].locale, dayAndMonth);
  return typeset(format.formatRange(new Date(first), new Date(last)));
}
