import { type Language, languages } from './languages.ts';
import { typeset } from './typeset.ts';

/** Returns `2 December 2026` on one line for a day such as `2026-12-02`. */
export function formatDate(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00a0');
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

/** Returns `9 am – 5 pm` for `09:00` and `17:00`. */
export function formatTimeRange(language: Language, from: string, to: string): string {
  return [from, to].map((time) => formatTime(language, new Date(`1970-01-01T${time}Z`))).join(' – ');
}

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

/** Returns the names of the twelve months. */
export function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(languages[language].locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month)));
}
