import type { Language } from '#i18n/languages.ts';
import type { Entry } from '#search/entries.ts';
import { articlesInParts } from './article-parts.ts';
import { searchEntries } from './search-entries.ts';

/** Everything that can be found in a language, from today's content. */
export async function readSearchEntries(language: Language): Promise<Entry[]> {
  const [en, ar] = await Promise.all([articlesInParts('en'), articlesInParts('ar')]);
  return searchEntries(language, { en, ar });
}
