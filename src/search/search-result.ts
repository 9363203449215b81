import { riyadhDay } from '#i18n/riyadh-time.ts';
import { jobState } from '#jobs/job-state.ts';
import { groupBy } from '#lib/records.ts';
import type { Parameters } from '#routing/extra-parameters.ts';
import { findHits, type SearchHit, suggest } from './find-hits.ts';
import type { SearchKind } from './search-entry.ts';
import type { SearchIndex } from './search-index.ts';

export interface SearchResult {
  query: string;
  hits: SearchHit[];
  suggestion?: string | undefined;
}

export interface SearchPageState {
  result?: SearchResult;
  /** Other parameters of the URL, which the form keeps. */
  extraParameters?: Parameters;
}

export const emptySearchResult: SearchResult = { query: '', hits: [] };

/** Leaves out jobs that are closed. `now` is in milliseconds since 1970. */
export function searchResultFor(index: SearchIndex, query: string, now: number): SearchResult {
  const today = riyadhDay(now);
  const hits = findHits(
    index,
    query,
    ({ closesOn }) => jobState({ validThrough: closesOn }, today) !== 'closed',
  );
  return { query, hits, suggestion: hits.length === 0 ? suggest(index, query) : undefined };
}

export function byKind(hits: SearchHit[]): [kind: SearchKind, hits: SearchHit[]][] {
  return groupBy(hits, ({ entry }) => entry.kind);
}
