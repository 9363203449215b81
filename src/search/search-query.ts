import { type Parameters, queryString } from '#i18n/foreign-parameters.ts';

const maxQueryLength = 200;

export function readQuery(query: URLSearchParams): string {
  return boundQuery(query.get('q') ?? '');
}

export function boundQuery(typed: string): string {
  return Array.from(typed.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, maxQueryLength)
    .join('')
    .trim();
}

/** @param carried parameters that the search does not know, and keeps */
export function searchPath(page: string, query: string, carried: Parameters = []): string {
  return page + queryString(query ? [...carried, ['q', query]] : carried);
}
