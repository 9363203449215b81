import { type Language, languages } from '../../src/language/languages.ts';

const inRiyadh = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Asia/Riyadh' } as const;

/** A day in words, in Riyadh: `Tuesday 3 November`. Without a comma, to stand within a sentence. */
export function dayInWords(language: Language, moment: Date | number): string {
  return new Intl.DateTimeFormat(languages[language].locale, inRiyadh).format(moment).replace(/[,،]/, '');
}

/** A moment in words, in Riyadh: `Sunday 1 November 2026 at 10:05`. */
export function momentInWords(language: Language, moment: Date | number): string {
  const format = { ...inRiyadh, year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(languages[language].locale, format).format(moment);
}
