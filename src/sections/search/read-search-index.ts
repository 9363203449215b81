import type { Language } from '#i18n/languages.ts';
import type { Entry } from '#search/entries.ts';
import { articlesInParts } from './article-parts.ts';
import { searchIndex } from './search-index.ts';

/** All that a visitor can find in a language, of today's content. */
export async function readSearchIndex(language: Language): Promise<Entry[]> {
  const [en, ar] = await Promise.all([articlesInParts('en'), articlesInParts('ar')]);
  return searchIndex(language, { en, ar });
}
