import { riyadhDay } from '#i18n/time.ts';
import { jobState } from '#jobs/job-state.ts';
import type { Kind } from './entries.ts';
import type { Finder, Result } from './finder.ts';

export interface Answer {
  query: string;
  results: Result[];
  suggestion?: string | undefined;
}

export const emptyAnswer: Answer = { query: '', results: [] };

/** Leaves out jobs that are closed. `now` in milliseconds since 1970. */
export function answerTo({ find, suggest }: Finder, query: string, now: number): Answer {
  const today = riyadhDay(now);
  const results = find(query, ({ until }) => jobState({ validThrough: until }, today) !== 'closed');
  return { query, results, suggestion: results.length === 0 ? suggest(query) : undefined };
}

export function byKind(results: Result[]): [kind: Kind, results: Result[]][] {
  return [...Map.groupBy(results, ({ entry }) => entry.kind)];
}
