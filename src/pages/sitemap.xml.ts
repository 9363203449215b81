import type { APIRoute } from 'astro';
import { sitemap } from '#content/sitemap.ts';

export const GET: APIRoute = async ({ site, url }) => new Response(await sitemap(site ?? url, Date.now()));
