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

export function searchPath(page: string, query: string): string {
  return query ? `${page}?${new URLSearchParams({ q: query })}` : page;
}
