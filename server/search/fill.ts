import { openOn } from '../../jobs/open-on.ts';
import { riyadhDay } from '../../jobs/state.ts';
import type { Finder } from '../../search/find.ts';
import { queryAddress } from '../../search/query.ts';
import { showResults } from '../../search/show-results.ts';
import { editPart } from '../edit-part.ts';
import { withSwitchTo } from '../switch-query.ts';

/** The search's page with what a question finds at a moment; an empty one shows where to begin. */
export function fillSearch(page: string, { find, suggest }: Finder, query: string, now: number): string {
  const results = find(query, openOn(riyadhDay(now)));
  const suggestion = results.length === 0 ? suggest(query) : undefined;
  const filled = editPart(page, 'section', 'data-search-page', (part) => {
    part.removeAttribute('data-search-page');
    part.querySelector('[name="q"]')?.setAttribute('value', query);
    const place = part.querySelector('[data-results]');
    if (place) showResults(place, { query, results, suggestion });
  });
  return withSwitchTo(filled, queryAddress('', query));
}
