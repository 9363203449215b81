import type { Parameters } from '#routing/extra-parameters.ts';
import type { SearchResult } from './search-result.ts';

export interface SearchPageState {
  result?: SearchResult;
  /** Other parameters of the URL, which the form keeps. */
  extraParameters?: Parameters;
}
