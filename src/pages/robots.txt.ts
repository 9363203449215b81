import type { APIRoute } from 'astro';

/** Allows every crawler, and names the site map. With NOINDEX=1 the server sends another file. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site)}\n`);
