import { expect, test } from 'vitest';
import { neighbours } from './neighbours.ts';

const articles = ['newest', 'newer', 'older', 'oldest', 'first'].map((id) => ({ id }));
const offeredWith = (place: number) =>
  neighbours(articles, articles[place] ?? { id: '' }).map(({ article, rel }) => [article.id, rel]);

test('an article offers the one before, the one after and the newest other one', () => {
  expect(offeredWith(2)).toEqual([
    ['oldest', 'prev'],
    ['newer', 'next'],
    ['newest', undefined],
  ]);
});

test('the newest article has no next one, the first no previous one', () => {
  expect(offeredWith(0).map(([, rel]) => rel)).toEqual(['prev', undefined, undefined]);
  expect(offeredWith(4).map(([, rel]) => rel)).toEqual(['next', undefined, undefined]);
});
