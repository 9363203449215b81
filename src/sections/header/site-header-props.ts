import {
  getCases,
  getFirm,
  getNavigation,
  getPages,
  getSearchMessages,
  getServices,
  getUi,
} from '#content/readers.ts';
import { type Language, languages, otherLanguage } from '#i18n/languages.ts';
import type { PageId } from '#routing/pages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import type { MenuContent, MenuLink } from './menu.tsx';

export type SiteHeaderProps = ReturnType<typeof siteHeaderProps>;

/**
 * Returns the texts and links of a page's header.
 * @param path the page's, without a language
 * @param alternate URL of the same page in the other language
 */
export function siteHeaderProps(language: Language, path: string, alternate: string | undefined) {
  const ui = getUi(language);
  const pages = getPages(language);
  const { header } = getNavigation();
  const link = (to: string, label: string, under: string[] = []): MenuLink => ({
    href: localizedPath(language, to),
    label,
    current: isCurrent(path, [to, ...under]),
  });
  const pageLink = (id: PageId, label = pages[id].label) =>
    link(paths.page(id), label, id === 'work' ? getCases(language).map((study) => study.path) : []);
  const other = otherLanguage(language);
  const menus: MenuContent[] = [
    {
      id: 'menu-about',
      ...ui.aboutMenu,
      // The phone's menu links to the file itself.
      links: header.about.map((id) => ({ ...pageLink(id), onlyWide: id === 'pdf-viewer' })),
    },
    {
      id: 'menu-services',
      ...ui.servicesMenu,
      more: header.services.map((id) => pageLink(id, id === 'services' ? ui.servicesMenu.more : undefined)),
      links: getServices(language).map(({ id, title, illustration }) => ({
        ...link(paths.service(id), title),
        illustration: { name: illustration, of: language },
      })),
    },
  ];
  return {
    logo: language,
    home: { href: localizedPath(language, paths.home), label: `${getFirm(language).name}: ${ui.home}` },
    labels: ui.header,
    menus,
    links: header.links.map((id) => pageLink(id)),
    profile: { href: paths.companyProfile(language), label: ui.header.companyProfilePdf },
    search: { href: localizedPath(language, paths.search), label: getSearchMessages(language).label },
    language: {
      code: other,
      name: languages[other].name,
      href: alternate ?? localizedPath(other, paths.home),
      /** Whether it leads home because the same page does not exist. */
      isHome: !alternate,
    },
  };
}

function isCurrent(path: string, targets: string[]): MenuLink['current'] {
  if (targets[0] === path) return 'page';
  return targets.some((target) => path === target || path.startsWith(`${target}/`)) ? 'section' : undefined;
}
