import { fill } from './fill.ts';
import { type Language, languages } from './languages.ts';
import { formatNumber } from './numbers.ts';
import { typeset } from './typeset.ts';

/** A text for each plural category; … marks the place of the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export function countInWords(language: Language, count: number, phrases: PluralForms): string {
  const category = count === 0 ? 'zero' : new Intl.PluralRules(languages[language].locale).select(count);
  return typeset(fill(phrases[category] ?? phrases.other, formatNumber(language, count)));
}
