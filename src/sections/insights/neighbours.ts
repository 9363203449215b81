export interface Neighbour<One> {
  article: One;
  rel?: 'prev' | 'next';
}

/** Returns three articles to read next: those published before and after it, then the newest of the others. */
export function neighbours<One>(newestFirst: One[], article: One): Neighbour<One>[] {
  const place = newestFirst.indexOf(article);
  const [previous, next] = [newestFirst[place + 1], newestFirst[place - 1]];
  const others = newestFirst.filter((other) => ![article, previous, next].includes(other));
  return [
    ...(previous ? [{ article: previous, rel: 'prev' as const }] : []),
    ...(next ? [{ article: next, rel: 'next' as const }] : []),
    ...others.map((other) => ({ article: other })),
  ].slice(0, 3);
}
