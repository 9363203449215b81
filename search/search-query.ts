/** In characters: each word costs time. */
const maxQueryLength = 200;

/** The query of `/search?q=tax`, trimmed and bounded. */
export function readQuery(query: URLSearchParams): string {
  return boundQuery(query.get('q') ?? '');
}

export function boundQuery(typed: string): string {
  return Array.from(typed.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, maxQueryLength)
    .join('')
    .trim();
}

/** The URL of all results, relative to the search page's path. */
export function searchPath(page: string, query: string): string {
  return query ? `${page}?${new URLSearchParams({ q: query })}` : page;
}
