/** The parts of the site map, in its order. */
export type SitePart = 'about' | 'services' | 'work' | 'insights' | 'jobs' | 'contact';

interface PageEntry {
  /** Without a language; its route is the file of that path in `src/pages/[...lang]`. */
  path: `/${string}`;
  /** Where it stands in the site map, in the order of this list. */
  part: SitePart;
  /** Whether the server completes it for every request, as it does a page with a form. */
  isLive?: true;
}

/** The registry of the pages in `content/{en,ar}/pages`, beside home; the paths are the specification's (section 2). */
export const sitePages = {
  whoweare: { path: '/whoweare', part: 'about' },
  ourpeople: { path: '/ourpeople', part: 'about' },
  offices: { path: '/offices', part: 'about' },
  ourpartners: { path: '/ourpartners', part: 'about' },
  social: { path: '/social', part: 'about' },
  'pdf-viewer': { path: '/pdf-viewer', part: 'about' },
  services: { path: '/services', part: 'services' },
  engagement: { path: '/engagement', part: 'services' },
  work: { path: '/work', part: 'work' },
  insights: { path: '/insights', part: 'insights' },
  jobs: { path: '/jobs', part: 'jobs', isLive: true },
  applytraining: { path: '/applytraining', part: 'jobs', isLive: true },
  contactus: { path: '/contactus', part: 'contact', isLive: true },
  privacy: { path: '/privacy', part: 'contact' },
  terms: { path: '/terms', part: 'contact' },
  accessibility: { path: '/accessibility', part: 'contact' },
} as const satisfies Record<string, PageEntry>;

export type PageId = keyof typeof sitePages;
export type LivePageId = {
  [Id in PageId]: (typeof sitePages)[Id] extends { isLive: true } ? Id : never;
}[PageId];

export const pageIds = Object.keys(sitePages) as [PageId, ...PageId[]];
export const livePageIds = pageIds.filter((id): id is LivePageId => 'isLive' in sitePages[id]);

export function pageAt(path: string): PageId | undefined {
  return pageIds.find((id) => sitePages[id].path === path);
}
