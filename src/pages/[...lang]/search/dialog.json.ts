import type { APIRoute } from 'astro';
import type { Language } from '#language/languages.ts';
import { eachLanguage } from '#language/static-paths.ts';
import { searchContent } from '../../../sections/search/search-content.ts';

export const getStaticPaths = eachLanguage;

/** What the search's dialog says in a language. */
export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) =>
  Response.json(await searchContent(language));
