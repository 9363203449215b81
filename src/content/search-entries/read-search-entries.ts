import type { Language } from '#i18n/languages.ts';
import type { SearchEntry } from '#search/search-entry.ts';
import { articlesInParts } from './article-parts.ts';
import { searchEntries } from './search-entries.ts';

/** Returns everything that can be found in a language. Reads the current content. */
export async function readSearchEntries(language: Language): Promise<SearchEntry[]> {
  const [en, ar] = await Promise.all([articlesInParts('en'), articlesInParts('ar')]);
  return searchEntries(language, { en, ar });
}
