import type { APIRoute } from 'astro';
import { type Content, getContent } from '#content/content.ts';
import type { Language } from '#i18n/languages.ts';

type LanguageRoute = APIRoute<{ language: Language }>;

/** The route of a file in each language: what the content is made into, as JSON unless it is a response already. */
export function endpoint(make: (content: Content, site: URL) => unknown): LanguageRoute {
  return async ({ props: { language }, site, url }) => {
    const made = await make(await getContent(language), site ?? url);
    return made instanceof Response ? made : Response.json(made);
  };
}

export function textFile(type: string, text: string): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
