import { type Language, languages } from './languages.ts';

/** Arabic is read in fewer words, because article, preposition and pronoun are part of a word. */
const wordsPerMinute: Record<Language, number> = { en: 220, ar: 180 };

export function readingMinutes(language: Language, text: string): number {
  return Math.max(1, Math.round(countWords(language, text) / wordsPerMinute[language]));
}

function countWords(language: Language, text: string): number {
  const segmenter = new Intl.Segmenter(languages[language].locale, { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
