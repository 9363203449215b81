import { getContent } from '#content/content.ts';
import { eachLanguage } from '#language/static-paths.ts';
import { encodeIndex } from '#search/packed-index.ts';
import { endpoint } from '../../../layouts/endpoint.ts';
import { searchIndex } from '../../../sections/search/search-index.ts';
import { searchSources } from '../../../sections/search/search-sources.ts';

export const getStaticPaths = eachLanguage;

/** What can be found from pages in one language: entries of both, those in the page's own first. */
export const GET = endpoint(async ({ language }) => {
  const [en, ar] = await Promise.all([getContent('en'), getContent('ar')]);
  return encodeIndex(searchIndex(language, { en: searchSources(en, en), ar: searchSources(ar, en) }));
});
