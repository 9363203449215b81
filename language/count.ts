import { type Language, languages } from './languages.ts';
import { formatNumber } from './numbers.ts';

/** A phrase in its plural forms, two or six, and maybe one for none; `#` stands for the number. */
export type CountForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A number of things in words: `1 open job`, `وظيفتان شاغرتان`, `١٢ وظيفة شاغرة`. */
export function countInWords(language: Language, count: number, forms: CountForms): string {
  const form = count === 0 ? 'zero' : new Intl.PluralRules(languages[language].locale).select(count);
  return (forms[form] ?? forms.other).replace('#', formatNumber(language, count));
}
