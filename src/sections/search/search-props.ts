import { getPages, getSearchMessages } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import type { PageId } from '#routing/route-table.ts';

export type SearchProps = ReturnType<typeof searchProps>;

export function searchProps(language: Language) {
  const { keywords: _, ...messages } = getSearchMessages(language);
  const pages = getPages(language);
  const links = (ids: PageId[]) => ids.map((id) => ({ href: pages[id].href, label: pages[id].label }));
  return {
    language,
    page: localizedPath(language, paths.search),
    messages,
    nextLinks: { start: links(messages.start.nextLinks), none: links(messages.none.nextLinks) },
  };
}
