import { readSearchEntries } from '#content/search-entries/read-search-entries.ts';
import { endpoint } from '#routing/endpoint.ts';
import { languageStaticPaths } from '#routing/static-paths.ts';
import { encodeIndex } from '#search/encoded-index.ts';

export const getStaticPaths = languageStaticPaths;

/** Sends a language's search entries, encoded; each has its title in the other language too. */
export const GET = endpoint(async (language) => encodeIndex(await readSearchEntries(language)));
