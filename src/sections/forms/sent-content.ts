import type { Content } from '#content/content.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { breadcrumbs, nextLinksOf, waysContent } from '../page/page-content.ts';

export function sentContent(content: Content) {
  const { language, forms, ui, pages } = content;
  const messages = forms.sent;
  return {
    messages,
    ways: waysContent(content),
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
