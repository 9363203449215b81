import type { APIRoute } from 'astro';
import { sitemap } from '#content/sitemap.ts';

export const GET: APIRoute = ({ site, url }) => new Response(sitemap(site ?? url, Date.now()));
