import type { APIRoute } from 'astro';
import type { Language } from '#i18n/languages.ts';

/** Returns the route of a file in each language. A value of `make` that is no Response is sent as JSON. */
export function endpoint(make: (language: Language, site: URL) => unknown): APIRoute<{ language: Language }> {
  return async ({ props: { language }, site, url }) => {
    const made = await make(language, site ?? url);
    return made instanceof Response ? made : Response.json(made);
  };
}

export function textFile(type: string, text: string): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
