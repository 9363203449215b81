import { expect, test } from 'vitest';
import { neighbours } from './neighbours.ts';

const articles = ['newest', 'newer', 'older', 'oldest', 'first'].map((id) => ({ id }));
const offeredWith = (place: number) =>
  neighbours(articles, articles[place] ?? { id: '' }).map(({ article, rel }) => [article.id, rel]);

test('an article between others offers the one before it, the one after it and the newest of the rest', () => {
  expect(offeredWith(2)).toEqual([
    ['oldest', 'prev'],
    ['newer', 'next'],
    ['newest', undefined],
  ]);
});

test('the newest article has none after it, the first none before it', () => {
  expect(offeredWith(0).map(([, rel]) => rel)).toEqual(['prev', undefined, undefined]);
  expect(offeredWith(4).map(([, rel]) => rel)).toEqual(['next', undefined, undefined]);
});
