/** Longer questions are cut: nobody types them, and each word costs time. In characters. */
const maxQueryLength = 200;

/** What an address asks for, `/search?q=tax`: trimmed and bounded, empty where it asks for nothing. */
export function readQuery(query: URLSearchParams): string {
  return boundQuery(query.get('q') ?? '');
}

export function boundQuery(typed: string): string {
  return Array.from(typed.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, maxQueryLength)
    .join('')
    .trim();
}

/** The address of everything that a question finds; `page` is the address of the search. */
export function searchPath(page: string, query: string): string {
  return query ? `${page}?${new URLSearchParams({ q: query })}` : page;
}
