import { type Language, languages } from './languages.ts';

const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Asia/Riyadh' } as const;
const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

/** `Tuesday 3 November`: without a comma, to stand within a sentence. */
export function formatRiyadhDay(
  language: Language,
  moment: Date | number,
  more: Intl.DateTimeFormatOptions = {},
): string {
  const format = new Intl.DateTimeFormat(languages[language].locale, { ...day, ...more });
  return format.format(moment).replace(/[,،]/, '');
}

export function formatRiyadhMoment(language: Language, moment: Date | number): string {
  return formatRiyadhDay(language, moment, { year: 'numeric', ...clock });
}
