import type { APIRoute } from 'astro';

/** Lets every crawler in, and shows it the way. On a site with NOINDEX=1 the server answers otherwise. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site)}\n`);
