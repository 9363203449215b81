import type { Parameters } from '#routing/extra-parameters.ts';
import type { SearchResult } from './search-result.ts';

export interface SearchPageState {
  result?: SearchResult;
  /** What the URL holds beside the search. */
  extraParameters?: Parameters;
}
