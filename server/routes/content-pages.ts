import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#i18n/languages.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { jobFilterNames, readFilters, withFilters } from '#jobs/job-filters.ts';
import { queryString, readExtraParameters } from '#routing/extra-parameters.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { decodeIndex } from '#search/encoded-index.ts';
import { openSearchIndex, type SearchIndex } from '#search/search-index.ts';
import { readQuery, searchPath } from '#search/search-query.ts';
import { searchResultFor } from '#search/search-result.ts';
import { dynamicPage } from './dynamic-page.ts';

export async function contentPages(app: FastifyInstance) {
  const { now, searchIndexOf } = app.deps;
  dynamicPage(app, paths.page('jobs'), async ({ query }) => {
    const extraQuery = queryString(readExtraParameters(query, jobFilterNames));
    const filtered = withFilters(extraQuery, readFilters(new URLSearchParams(query)));
    return { state: { today: riyadhDay(now()), query: filtered }, query: filtered };
  });
  dynamicPage(app, paths.job(':id'), async ({ query }) => {
    return { state: { today: riyadhDay(now()) }, query: queryString(readExtraParameters(query, [])) };
  });
  dynamicPage(app, paths.search, async ({ language, query }) => {
    const searched = readQuery(new URLSearchParams(query));
    const result = searchResultFor(await searchIndexOf(language), searched, now());
    const extraParameters = readExtraParameters(query, ['q']);
    return { state: { result, extraParameters }, query: searchPath('', result.query, extraParameters) };
  });
}

export type SearchIndexOf = (language: Language) => Promise<SearchIndex>;

/** Reads each index at its first search, because it takes a tenth of a second. */
export function searchIndexesIn(directory: string): SearchIndexOf {
  const searchIndexes = new Map<Language, Promise<SearchIndex>>();
  return (language) => {
    const file = join(directory, localizedPath(language, paths.searchEntries));
    const searchIndex = searchIndexes.get(language) ?? readSearchIndex(file);
    searchIndexes.set(language, searchIndex);
    searchIndex.catch(() => searchIndexes.delete(language));
    return searchIndex;
  };
}

async function readSearchIndex(file: string): Promise<SearchIndex> {
  return openSearchIndex(decodeIndex(JSON.parse(await readFile(file, 'utf8'))));
}
