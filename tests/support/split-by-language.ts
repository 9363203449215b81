import { type Language, languageCodes } from '#i18n/languages.ts';

/** Divides items among the languages, so that each is tested in one; with TEST_ALL (`npm run test:all`) in all. */
export function splitByLanguage<Item>(items: readonly Item[], language: Language): Item[] {
  const part = languageCodes.indexOf(language);
  return items.filter((_, index) => process.env.TEST_ALL || index % languageCodes.length === part);
}

/** Returns the first items of many that are alike; with TEST_ALL, all of them. */
export function someOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  return process.env.TEST_ALL ? items : items.slice(0, count);
}
