import { getContent } from '#content/content.ts';
import type { Language } from '#i18n/languages.ts';
import type { Entry } from '#search/entries.ts';
import { searchIndex } from './search-index.ts';
import { searchSources } from './search-sources.ts';

/** All that a visitor can find in a language, of today's content. */
export async function readSearchIndex(language: Language): Promise<Entry[]> {
  const [en, ar] = await Promise.all([getContent('en'), getContent('ar')]);
  return searchIndex(language, { en: searchSources(en, en), ar: searchSources(ar, en) });
}
