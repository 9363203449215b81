import type { APIRoute } from 'astro';
import { moduleScript } from '../../document/inline-script.ts';

/** The search's code, for both languages. Every page names this address, so it has no hash. */
export const GET: APIRoute = () =>
  new Response(moduleScript('src/sections/search/search.client.ts'), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
