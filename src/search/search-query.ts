import { withoutInvisible } from '#i18n/visible-text.ts';
import { type Parameters, queryString } from '#routing/extra-parameters.ts';

const maxQueryLength = 200;

export function readQuery(query: URLSearchParams): string {
  return boundQuery(query.get('q') ?? '');
}

/** Normalizes a query: no control or invisible characters, and at most 200 characters. */
export function boundQuery(typed: string): string {
  return Array.from(withoutInvisible(typed.normalize('NFKC').replace(/[\s\p{Cc}]+/gu, ' ')).trim())
    .slice(0, maxQueryLength)
    .join('')
    .trim();
}

/** @param extraParameters parameters that the search does not know, and keeps */
export function searchPath(page: string, query: string, extraParameters: Parameters = []): string {
  return page + queryString(query ? [...extraParameters, ['q', query]] : extraParameters);
}
