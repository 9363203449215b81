import { getArticleHtml } from '#content/articles/article-html.ts';
import { headingIds } from '#content/articles/article-nodes.ts';
import { getArticles } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import type { SearchEntry } from '#search/search-entry.ts';
import { searchEntries } from './search-entries.ts';

/** Returns everything that can be found in a language. Reads the current content. */
export async function readSearchEntries(language: Language): Promise<SearchEntry[]> {
  const anchors = getArticles('en').map(
    async ({ id }) => [id, headingIds(await getArticleHtml('en', id))] as const,
  );
  return searchEntries(language, new Map(await Promise.all(anchors)));
}
