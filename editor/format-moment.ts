import { type Language, languages } from '#i18n/languages.ts';
import { riyadhZone } from '#i18n/time.ts';

/** "2 Nov 2026, 14:02", or today "14:02"; in Riyadh. */
export function formatMoment(language: Language, at: string): string {
  const format = (shape: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languages[language].locale, { ...shape, timeZone: riyadhZone });
  const day = format({ dateStyle: 'medium' });
  const isToday = day.format(new Date(at)) === day.format(new Date());
  const time = { timeStyle: 'short', hourCycle: 'h23' } as const;
  return format(isToday ? time : { dateStyle: 'medium', ...time }).format(new Date(at));
}
