import { getSearchMessages } from '#content/readers.ts';
import type { SearchMessages } from '#content/schemas/search.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { pageLinks } from '#sections/page/link-props.ts';

export interface SearchProps {
  language: Language;
  /** The URL of the search's page. */
  page: string;
  messages: Omit<SearchMessages, 'keywords'>;
  /** Links to start with, and to go on with where nothing was found. */
  nextLinks: Record<'start' | 'none', { href: string; label: string }[]>;
}

export function searchProps(language: Language): SearchProps {
  const { keywords: _, ...messages } = getSearchMessages(language);
  const { start, none } = messages;
  return {
    language,
    page: localizedPath(language, paths.search),
    messages,
    nextLinks: { start: pageLinks(language, start.nextLinks), none: pageLinks(language, none.nextLinks) },
  };
}
