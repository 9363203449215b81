import { eachLanguage } from '#i18n/static-paths.ts';
import { endpoint } from '#layouts/endpoint.ts';
import { encodeIndex } from '#search/packed-index.ts';
import { readSearchIndex } from '#sections/search/read-search-index.ts';

export const getStaticPaths = eachLanguage;

/** What can be found from pages in one language: entries of both, those in the page's own first. */
export const GET = endpoint(async (language) => encodeIndex(await readSearchIndex(language)));
