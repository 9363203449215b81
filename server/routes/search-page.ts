import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#i18n/languages.ts';
import { readExtraParameters } from '#routing/extra-parameters.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { decodeIndex } from '#search/packed-index.ts';
import { openSearchIndex, type SearchIndex } from '#search/search-index.ts';
import { readQuery, searchPath } from '#search/search-query.ts';
import { searchResultFor } from '#search/search-result.ts';
import { dynamicPage, type Loaded, type PageRequest } from './dynamic-page.ts';

interface SearchOptions {
  searchIndexOf: SearchIndexOf;
  now(): number;
}

export async function searchPage(app: FastifyInstance, options: SearchOptions) {
  dynamicPage(app, paths.search, (asked) => loadSearch(options, asked));
}

async function loadSearch(
  { searchIndexOf, now }: SearchOptions,
  { language, query }: PageRequest,
): Promise<Loaded<'SearchPage'>> {
  const result = searchResultFor(await searchIndexOf(language), readQuery(new URLSearchParams(query)), now());
  const extraParameters = readExtraParameters(query, ['q']);
  return { state: { result, extraParameters }, query: searchPath('', result.query, extraParameters) };
}

export type SearchIndexOf = (language: Language) => Promise<SearchIndex>;

/** Each read at its first search: it takes a tenth of a second. */
export function searchIndexesIn(directory: string): SearchIndexOf {
  const searchIndexes = new Map<Language, Promise<SearchIndex>>();
  return (language) => {
    const searchIndex =
      searchIndexes.get(language) ?? read(join(directory, localizedPath(language, paths.searchEntries)));
    searchIndexes.set(language, searchIndex);
    searchIndex.catch(() => searchIndexes.delete(language));
    return searchIndex;
  };
}

async function read(file: string): Promise<SearchIndex> {
  return openSearchIndex(decodeIndex(JSON.parse(await readFile(file, 'utf8'))));
}
