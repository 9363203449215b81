import type { APIRoute } from 'astro';

/** Allows every crawler, and names the site map. On a site with NOINDEX=1 the server answers otherwise. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site)}\n`);
