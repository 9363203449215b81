import { type Language, languageCodes } from '#i18n/languages.ts';

/**
 * Of things that are alike in every language, those that are tested in this one: each stands in one language's part,
 * with TEST_ALL (`npm run test:all`) in all.
 */
export function splitByLanguage<Item>(items: readonly Item[], language: Language): Item[] {
  const part = languageCodes.indexOf(language);
  return items.filter((_, index) => process.env.TEST_ALL || index % languageCodes.length === part);
}
