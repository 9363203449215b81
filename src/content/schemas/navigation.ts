import { z } from 'zod';
import { pageId } from './page.ts';

const pages = z.array(pageId).min(1);

export const siteMapParts = ['about', 'services', 'work', 'insights', 'jobs', 'contact'] as const;
export type SiteMapPart = (typeof siteMapParts)[number];

/** The pages in the header, the footer and the site map, in order. */
export const navigationSchema = z.strictObject({
  header: z.strictObject({ about: pages, services: pages, links: pages }),
  footer: z.strictObject({ firm: pages, more: pages }),
  siteMap: z.record(z.enum(siteMapParts), pages),
});
