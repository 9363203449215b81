import { getPages, getServices, getUi } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import type { PageId } from '#i18n/pages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import type { Crumb } from '#ui/breadcrumb.tsx';
import type { TitledLink } from '#ui/titled-links.tsx';

export function nextLinksOf(language: Language, ids: readonly PageId[]): TitledLink[] {
  const pages = getPages(language);
  return ids.map((id) => ({ href: pages[id].href, title: pages[id].label, text: pages[id].headline }));
}

/** Links to some services, in the order of all. `label` says what they are to the page. */
export function serviceLinksOf(language: Language, ids: number[], label?: string) {
  return getServices(language)
    .filter(({ id }) => ids.includes(id))
    .map(({ href, title, shortDescription: text }): TitledLink => ({ label, href, title, text }));
}

/** The way from home to a page; the last crumb is the page itself. */
export function breadcrumbs(language: Language, ...crumbs: Crumb[]) {
  const ui = getUi(language);
  const home = { label: ui.home, href: localizedPath(language, paths.home) };
  return { label: ui.breadcrumb, crumbs: [home, ...crumbs] };
}
