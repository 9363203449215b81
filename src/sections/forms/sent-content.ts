import { getContent } from '#content/content.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { breadcrumbs, nextLinksOf, waysContent } from '../page/page-content.ts';

export async function sentContent(language: Language) {
  const { forms, ui, pages } = await getContent(language);
  const messages = forms.sent;
  return {
    messages,
    ways: await waysContent(language),
    breadcrumbs: breadcrumbs(language, ui, [{ label: messages.label }]),
    home: localizedPath(language, paths.home),
    nextLinks: {
      label: ui.nextLinks,
      links: {
        contact: nextLinksOf(pages, ['work', 'insights']),
        training: nextLinksOf(pages, ['social', 'insights']),
        application: nextLinksOf(pages, ['jobs', 'whoweare']),
      },
    },
  };
}
