import { getContent } from '#content/content.ts';
import type { PageId } from '#content/schemas/page.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';

export type Missing = 'page' | 'service' | 'job';

const waysOn: Record<Missing, PageId[]> = {
  page: ['services', 'contactus'],
  service: ['services', 'contactus'],
  job: ['jobs', 'contactus'],
};

export async function notFoundContent(language: Language, missing: Missing) {
  const { ui, pages } = await getContent(language);
  const notFound = {
    ...ui.notFound[missing],
    /** A number is set huge, a sentence as a headline. */
    isNumber: missing === 'page',
    links: [
      { href: localizedPath(language, paths.home), label: ui.home },
      ...waysOn[missing].map((id) => pages[id]),
    ],
  };
  return { title: ui.notFound.title, notFound };
}
