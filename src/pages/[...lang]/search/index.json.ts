import type { APIRoute } from 'astro';
import type { Language } from '#language/languages.ts';
import { eachLanguage } from '#language/static-paths.ts';
import { encodeIndex } from '#search/packed-index.ts';
import { searchIndex } from '../../../sections/search/search-index.ts';
import { searchSources } from '../../../sections/search/search-sources.ts';

export const getStaticPaths = eachLanguage;

/** Everything that can be found on the pages of a language. */
export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) => {
  const [en, ar] = await Promise.all([searchSources('en'), searchSources('ar')]);
  return Response.json(encodeIndex(searchIndex(language, { en, ar })));
};
