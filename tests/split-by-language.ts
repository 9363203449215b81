import { type Language, languageCodes } from '#language/languages.ts';

/**
 * The part of these that is tested in a language, where all of them are the same in every language: each
 * stands in one of them. TEST_ALL (`npm test -- --all`) tests every one in every language.
 */
export function splitByLanguage<Item>(items: readonly Item[], language: Language): Item[] {
  const turn = languageCodes.indexOf(language);
  return items.filter((_, index) => process.env.TEST_ALL || index % languageCodes.length === turn);
}
