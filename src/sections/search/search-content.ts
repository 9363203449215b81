import { getContent } from '#content/content.ts';
import type { PageId } from '#content/schemas/page.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import type { SearchContent } from './search-results.tsx';

export async function searchContent(language: Language): Promise<SearchContent> {
  const { search, pages } = await getContent(language);
  const { keywords: _, ...messages } = search;
  const links = (ids: PageId[]) => ids.map((id) => ({ href: pages[id].href, label: pages[id].label }));
  return {
    language,
    page: localizedPath(language, paths.search),
    messages,
    onward: { start: links(messages.start.onward), none: links(messages.none.onward) },
  };
}
