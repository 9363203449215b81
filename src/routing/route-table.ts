import { keysOf } from '#lib/records.ts';

interface PageEntry {
  /** The path has no language; the file of that path in `src/pages/[...lang]` is its route. */
  path: `/${string}`;
  /** Whether the server renders part of it for each request, as on a page with a form. */
  isDynamic?: true;
}

/** All pages of `content/{en,ar}/pages` but home; the client asked for these paths (docs/product.md, section 2). */
export const routeTable = {
  whoweare: { path: '/whoweare' },
  ourpeople: { path: '/ourpeople' },
  offices: { path: '/offices' },
  ourpartners: { path: '/ourpartners' },
  social: { path: '/social' },
  'pdf-viewer': { path: '/pdf-viewer' },
  services: { path: '/services' },
  engagement: { path: '/engagement' },
  work: { path: '/work' },
  insights: { path: '/insights' },
  jobs: { path: '/jobs', isDynamic: true },
  applytraining: { path: '/applytraining', isDynamic: true },
  contactus: { path: '/contactus', isDynamic: true },
  privacy: { path: '/privacy' },
  terms: { path: '/terms' },
  accessibility: { path: '/accessibility' },
} as const satisfies Record<string, PageEntry>;

export type PageId = keyof typeof routeTable;
export const pageIds = keysOf(routeTable);

/** Returns undefined for the home page, and for pages that the table does not list. */
export function pageAt(path: string): PageId | undefined {
  return pageIds.find((id) => routeTable[id].path === path);
}
