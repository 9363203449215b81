import { readSearchEntries } from '#content/search-entries/read-search-entries.ts';
import { endpoint } from '#routing/endpoint.ts';
import { eachLanguage } from '#routing/static-paths.ts';
import { encodeIndex } from '#search/encoded-index.ts';

export const getStaticPaths = eachLanguage;

/** Returns the search entries for pages in a language: those in the language first, then those of the other. */
export const GET = endpoint(async (language) => encodeIndex(await readSearchEntries(language)));
