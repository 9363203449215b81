/** Longer questions are cut: nobody types them, and each word costs time. In characters. */
const longest = 200;

/** What an address asks for, `/search?q=tax`: trimmed and bounded, empty where it asks for nothing. */
export function readQuery(query: URLSearchParams): string {
  return boundQuery(query.get('q') ?? '');
}

export function boundQuery(typed: string): string {
  return Array.from(typed.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, longest)
    .join('')
    .trim();
}

/** The address of everything that a question finds; `page` is the address of the search. */
export function queryAddress(page: string, query: string): string {
  return query ? `${page}?${new URLSearchParams({ q: query })}` : page;
}
