import { getCases, getFirm, getPages, getSearchMessages, getServices, getUi } from '#content/readers.ts';
import { type Language, languages, otherLanguage } from '#i18n/languages.ts';
import type { PageId } from '#i18n/pages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import type { MenuContent, MenuLink } from './menu.tsx';

export type BarContent = ReturnType<typeof barContent>;

const aboutPages: PageId[] = ['whoweare', 'ourpeople', 'offices', 'ourpartners'];
const plainPages: PageId[] = ['work', 'social', 'insights', 'contactus'];

/**
 * What the bar says and where it leads, on a page.
 * @param path the page's, without a language
 * @param alternate URL of the same page in the other language
 */
export function barContent(language: Language, path: string, alternate: string | undefined) {
  const ui = getUi(language);
  const pages = getPages(language);
  const link = (to: string, label: string, under: string[] = []): MenuLink => ({
    href: localizedPath(language, to),
    label,
    current: isCurrent(path, [to, ...under]),
  });
  const pageLink = (id: PageId) =>
    link(paths.page(id), pages[id].label, id === 'work' ? getCases(language).map((study) => study.path) : []);
  const other = otherLanguage(language);
  const menus: MenuContent[] = [
    {
      id: 'menu-about',
      ...ui.aboutMenu,
      links: [
        ...aboutPages.map(pageLink),
        { ...link(paths.page('pdf-viewer'), ui.bar.companyProfile), onlyWide: true },
      ],
    },
    {
      id: 'menu-services',
      ...ui.servicesMenu,
      more: [link(paths.page('services'), ui.servicesMenu.more), pageLink('engagement')],
      links: getServices(language).map(({ id, title, figure }) => ({
        ...link(paths.service(id), title),
        figure: { figure, of: language },
      })),
    },
  ];
  return {
    lockup: language,
    home: { href: localizedPath(language, paths.home), label: `${getFirm(language).name}: ${ui.home}` },
    labels: ui.bar,
    menus,
    links: plainPages.map(pageLink),
    profile: { href: paths.companyProfile(language), label: ui.bar.companyProfilePdf },
    search: { href: localizedPath(language, paths.search), label: getSearchMessages(language).label },
    language: {
      code: other,
      name: languages[other].name,
      href: alternate ?? localizedPath(other, paths.home),
      isHome: !alternate,
    },
  };
}

function isCurrent(path: string, targets: string[]): MenuLink['current'] {
  if (targets[0] === path) return 'page';
  return targets.some((target) => path === target || path.startsWith(`${target}/`)) ? 'section' : undefined;
}
