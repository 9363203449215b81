import { type Language, languageCodes, otherLanguage, pathPrefixes } from '#i18n/languages.ts';
import { type PageId, pageAt, pageIds, routeTable } from './route-table.ts';

/** In patterns of the server's routes and of the editor `:id` matches any id. */
type Numbered = number | ':id';

/** The paths of all pages and files, without a language (docs/product.md, section 2). */
export const paths = {
  home: '/',
  page: (id: PageId) => routeTable[id].path,
  service: (id: Numbered) => `/services/${id}`,
  serviceDocument: (id: number) => `/services/${id}/document`,
  serviceDetails: '/services/details.json',
  job: (id: Numbered) => `/jobs/${id}`,
  apply: (id: Numbered) => `/apply/${id}`,
  contactDialogForm: '/contactus/dialog',
  contactDialog: '/contactus/dialog.json',
  sent: '/contactus/sent',
  yourData: '/yourdata',
  submissionStatus: '/submission-status',
  challenge: '/forms/challenge',
  /** Load balancers and monitors ask here whether the server runs, and whether it can serve. */
  alive: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
  /** Content blockers refuse addresses that speak of analytics. */
  analytics: '/counts',
  editorStatus: '/edit/status.json',
  /** A window in which editors sign in at GitHub, and where GitHub sends it back. */
  editorSignIn: '/edit/auth',
  editorCallback: '/edit/auth/callback',
  trainingDialog: '/applytraining/dialog.json',
  article: (id: string) => `/insights/${id}`,
  feed: '/insights/feed.xml',
  search: '/search',
  searchEntries: '/search/entries.json',
  manifest: '/manifest.webmanifest',
  officeVcard: (id: string, language: Language) => `/files/offices/${id}-${language}.vcf`,
  personVcard: (id: string, language: Language) => `/files/people/${id}-${language}.vcf`,
  film: (id: string, language: Language, ending: 'webm' | 'mp4' | 'avif' | 'vtt') =>
    `/films/${id}-${language}.${ending}`,
  /** Returns the share card of the page at a path, named after the page's id, so that a moved page keeps it. */
  shareCard: (path: string, language: Language) =>
    `/cards/${language}/${pageAt(path) ?? (path.slice(1).replaceAll('/', '-') || 'home')}.jpg`,
  companyProfile: (language: Language) => `/files/company-profile-${language}.pdf`,
} as const;

const dynamicPaths = [
  ...pageIds.filter((id) => 'isDynamic' in routeTable[id]).map(paths.page),
  paths.job(':id'),
  paths.apply(':id'),
  paths.sent,
  paths.contactDialogForm,
  paths.search,
  paths.yourData,
  `${paths.yourData}/:action`,
  paths.submissionStatus,
  `${paths.submissionStatus}/:action`,
];
const dynamicPattern = new RegExp(`^(?:${dynamicPaths.join('|').replace(/:\w+/g, '[^/?#]+')})(?=[?#]|$)`);

/** Returns whether the server renders the page at a path for each request; the path may have a query. */
export function isDynamicPage(path: string): boolean {
  return dynamicPattern.test(parsePath(path).path);
}

/** Returns a path with the language's prefix; English has none. The path may end with a query or an anchor. */
export function localizedPath(language: Language, path: string): string {
  const prefix = pathPrefixes[language];
  // The home page of a prefixed language ends without a slash: `/ar`, `/ar#services`.
  return prefix ? prefix + path.replace(/^\/(?=$|[?#])/, '') : path;
}

/** Splits a path into its language, English without a prefix, and the path without it, which begins with a slash. */
export function parsePath(pathname: string): { language: Language; path: string } {
  for (const language of languageCodes) {
    const prefix = pathPrefixes[language];
    const rest = pathname.slice(prefix.length);
    if (prefix && pathname.startsWith(prefix) && /^(?:$|[/?#])/.test(rest)) {
      return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
    }
  }
  return { language: 'en', path: pathname };
}

export function alternatePath(pathname: string): string {
  const { language, path } = parsePath(pathname);
  return localizedPath(otherLanguage(language), path);
}
