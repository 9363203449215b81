import type { APIRoute } from 'astro';
import type { Language } from '#i18n/languages.ts';

/** Returns the route of a file in each language. The value of `make` is sent as JSON, unless it is a Response. */
export function endpoint(make: (language: Language, site: URL) => unknown): APIRoute<{ language: Language }> {
  return async ({ props: { language }, site, url }) => {
    const made = await make(language, site ?? url);
    return made instanceof Response ? made : Response.json(made);
  };
}

export function textFile(type: string, text: string): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
