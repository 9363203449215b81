import { type Content, getContent } from '#content/content.ts';
import { mirrored } from '#content/picture-ids.ts';
import { getPicture, slots } from '#content/pictures.ts';
import type { PageId } from '#content/schemas/page.ts';
import { type Language, languages } from '#language/languages.ts';
import { formatDate } from '#language/numbers.ts';
import { localizedPath, paths } from '#language/paths.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import type { TitledLink } from '../../ui/titled-links.tsx';
import type { ContactWaysProps } from './contact-ways.tsx';

export type PageContent = Awaited<ReturnType<typeof pageContent>>;

export async function pageContent(language: Language, id: PageId) {
  const { pages, ui } = await getContent(language);
  const page = pages[id];
  return {
    language,
    page,
    ui,
    head: {
      breadcrumbs: breadcrumbs(language, ui, [{ label: page.label }]),
      headline: page.headline,
      introduction: page.introduction,
      picture: page.picture && getPicture(page.picture, slots.half),
      mirrored: page.picture && mirrored.includes(page.picture),
    },
    nextLinks: nextLinksOf(pages, page.nextLinks),
    updated: page.updated && {
      label: ui.updated,
      day: page.updated,
      date: formatDate(language, page.updated),
    },
  };
}

export function nextLinksOf(pages: Content['pages'], ids: PageId[]): TitledLink[] {
  return ids.map((id) => ({ href: pages[id].href, title: pages[id].label, text: pages[id].headline }));
}

/** Links to some services, in the order of all. `label` says what they are to the page. */
export function serviceLinksOf(services: Content['services'], ids: number[], label?: string) {
  return services
    .filter(({ id }) => ids.includes(id))
    .map(({ href, title, shortDescription: text }): TitledLink => ({ label, href, title, text }));
}

/** The way from home to a page; the last crumb is the page itself. */
export function breadcrumbs(language: Language, ui: { breadcrumb: string; home: string }, crumbs: Crumb[]) {
  return {
    label: ui.breadcrumb,
    crumbs: [{ label: ui.home, href: localizedPath(language, paths.home) }, ...crumbs],
  };
}

/** The ways to reach the firm: with the cities of the offices that are not the head office. */
export function waysContent(content: Content): ContactWaysProps {
  const { language, site, firm, ui, forms, offices, pages } = content;
  const list = new Intl.ListFormat(languages[language].locale, { type: 'conjunction' });
  return {
    labels: ui.ways,
    email: site.email,
    whatsapp: site.whatsapp,
    address: firm.address,
    others: {
      label: forms.otherOffices,
      cities: list.format(offices.slice(1).map(({ city }) => city)),
      href: pages.offices.href,
    },
  };
}
