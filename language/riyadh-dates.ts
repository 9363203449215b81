import { type Language, languages } from './languages.ts';

const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Asia/Riyadh' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** Days in words, in Riyadh, with more where it is asked for: `Tuesday, 3 November`. */
export function riyadhDayFormat(language: Language, more: Intl.DateTimeFormatOptions = {}) {
  return new Intl.DateTimeFormat(languages[language].locale, { ...day, ...more });
}

/** The same day with the time: `Tuesday 3 November at 10:05`. */
export function riyadhMomentFormat(language: Language, more: Intl.DateTimeFormatOptions = {}) {
  return riyadhDayFormat(language, { ...clock, ...more });
}

/** A day in words, in Riyadh: `Tuesday 3 November`. Without a comma, to stand within a sentence. */
export function formatRiyadhDay(
  language: Language,
  moment: Date | number,
  more: Intl.DateTimeFormatOptions = {},
): string {
  return riyadhDayFormat(language, more).format(moment).replace(/[,،]/, '');
}

/** A moment in words, in Riyadh: `Sunday 1 November 2026 at 10:05`. */
export function formatRiyadhMoment(language: Language, moment: Date | number): string {
  return riyadhMomentFormat(language, { year: 'numeric' }).format(moment);
}
