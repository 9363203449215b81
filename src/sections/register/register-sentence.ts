import type { RegisterWords } from '#content/schemas/page.ts';
import { countInWords } from '#i18n/count.ts';
import type { Language } from '#i18n/languages.ts';
import type { Answers } from './register-groups.ts';

/** What some clients answered, in a sentence. */
export function sentenceOf(
  language: Language,
  words: RegisterWords,
  { asked, declined, global500 }: Answers,
): string {
  if (asked === 0) return words.nobody;
  return [
    countInWords(language, asked, words.asked),
    countInWords(language, asked - declined, words.again),
    countInWords(language, declined, words.declined),
    ...(global500 > 0 ? [countInWords(language, global500, words.global500)] : []),
  ].join(' ');
}
