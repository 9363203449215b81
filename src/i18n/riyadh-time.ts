import { dayMs, hourMs } from '#lib/durations.ts';
import { type Language, languages } from './languages.ts';
import { typeset } from './typeset.ts';

export const riyadhOffsetMs = 3 * hourMs;

/** Returns the day in Riyadh: `2027-01-31`. */
export function riyadhDay(moment: number | Date): string {
  return new Date(Number(moment) + riyadhOffsetMs).toISOString().slice(0, 10);
}

/** Returns a time of day in Riyadh, which has no summer time: `2027-01-31T23:59:59+03:00`. */
export function riyadhIsoTime(day: string, time: string): string {
  return `${day}T${time}+03:00`;
}

/** Returns the last millisecond of the day in Riyadh. */
export function endOfRiyadhDay(moment: number): number {
  return (Math.floor((moment + riyadhOffsetMs) / dayMs) + 1) * dayMs - riyadhOffsetMs - 1;
}

export const riyadhZone = 'Asia/Riyadh';

const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: riyadhZone } as const;
const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

/** Matches the spaces before a year and before a time. */
const beforeYearOrTime = / (?=\p{Nd}{4}|\p{Nd}{1,2}:)/gu;

/** Returns `Tuesday 3 November`, without a comma, so that it fits into a sentence. */
export function formatRiyadhDay(
  language: Language,
  moment: Date | number,
  more: Intl.DateTimeFormatOptions = {},
): string {
  const format = new Intl.DateTimeFormat(languages[language].locale, { ...day, ...more });
  const text = typeset(format.format(moment).replace(/[,،]/, '')).replace(beforeYearOrTime, '\u00a0');
  // A row of an email has no room for more at 320 px.
  return text.length > 19 ? text : text.replace(' ', '\u00a0');
}

/** Returns `Tuesday 3 November 2026 at 5:05 pm`. */
export function formatRiyadhMoment(language: Language, moment: Date | number): string {
  return formatRiyadhDay(language, moment, { year: 'numeric', ...clock });
}
