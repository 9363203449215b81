import { getCases, getNavigation, getPages, getServices, getUi } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import type { PageId } from '#routing/route-table.ts';
import type { MenuContent, MenuLink } from './menu.tsx';

export interface Navigation {
  menus: MenuContent[];
  links: MenuLink[];
}

/** Returns the header's menus and links; `path` is the page's, without a language. */
export function navigationOn(language: Language, path: string): Navigation {
  const { aboutMenu, servicesMenu } = getUi(language);
  const pages = getPages(language);
  const { header } = getNavigation();
  const link = (to: string, label: string, under: string[] = []): MenuLink => ({
    href: localizedPath(language, to),
    label,
    current: isCurrent(path, [to, ...under]),
  });
  const pageLink = (id: PageId, label = pages[id].label) =>
    link(paths.page(id), label, id === 'work' ? getCases(language).map((study) => study.path) : []);
  const about = {
    id: 'menu-about',
    ...aboutMenu,
    // The phone's menu links to the file itself.
    links: header.about.map((id) => ({ ...pageLink(id), onlyWide: id === 'pdf-viewer' })),
  };
  const services = {
    id: 'menu-services',
    ...servicesMenu,
    more: header.services.map((id) => pageLink(id, id === 'services' ? servicesMenu.more : undefined)),
    links: getServices(language).map(({ id, title, illustration }) => ({
      ...link(paths.service(id), title),
      illustration: { name: illustration, of: language },
    })),
  };
  return { menus: [about, services], links: header.links.map((id) => pageLink(id)) };
}

function isCurrent(path: string, targets: string[]): MenuLink['current'] {
  if (targets[0] === path) return 'page';
  return targets.some((target) => path === target || path.startsWith(`${target}/`)) || undefined;
}
