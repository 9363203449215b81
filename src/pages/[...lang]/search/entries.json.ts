import { endpoint } from '#layouts/endpoint.ts';
import { eachLanguage } from '#routing/static-paths.ts';
import { encodeIndex } from '#search/encoded-index.ts';
import { readSearchEntries } from '#sections/search/read-search-entries.ts';

export const getStaticPaths = eachLanguage;

/** What can be found from pages in one language: entries of both, those in the page's own first. */
export const GET = endpoint(async (language) => encodeIndex(await readSearchEntries(language)));
