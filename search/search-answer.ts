import { riyadhDay } from '#jobs/job-state.ts';
import { openOn } from '#jobs/open-jobs.ts';
import type { Kind } from './entries.ts';
import type { Finder, Result } from './finder.ts';

/** What a question finds. */
export interface Answer {
  /** Empty where nothing was asked. */
  query: string;
  /** The best first. */
  results: Result[];
  /** A word that is spelt alike, where nothing was found. */
  suggestion?: string | undefined;
}

export const nothingAsked: Answer = { query: '', results: [] };

/**
 * Asks an index; jobs that are closed at the moment are left out.
 * @param now milliseconds since 1970
 */
export function answerTo({ find, suggest }: Finder, query: string, now: number): Answer {
  const results = find(query, openOn(riyadhDay(now)));
  return { query, results, suggestion: results.length === 0 ? suggest(query) : undefined };
}

/** The results of each kind, the kind with the best one first. */
export function byKind(results: Result[]): [kind: Kind, results: Result[]][] {
  return [...Map.groupBy(results, ({ entry }) => entry.kind)];
}
