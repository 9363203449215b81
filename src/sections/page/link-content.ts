import type { Content } from '#content/content.ts';
import type { PageId } from '#i18n/pages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import type { TitledLink } from '../../ui/titled-links.tsx';

export function nextLinksOf(pages: Content['pages'], ids: readonly PageId[]): TitledLink[] {
  return ids.map((id) => ({ href: pages[id].href, title: pages[id].label, text: pages[id].headline }));
}

/** Links to some services, in the order of all. `label` says what they are to the page. */
export function serviceLinksOf(services: Content['services'], ids: number[], label?: string) {
  return services
    .filter(({ id }) => ids.includes(id))
    .map(({ href, title, shortDescription: text }): TitledLink => ({ label, href, title, text }));
}

/** The way from home to a page; the last crumb is the page itself. */
export function breadcrumbs({ language, ui }: Pick<Content, 'language' | 'ui'>, ...crumbs: Crumb[]) {
  const home = { label: ui.home, href: localizedPath(language, paths.home) };
  return { label: ui.breadcrumb, crumbs: [home, ...crumbs] };
}
