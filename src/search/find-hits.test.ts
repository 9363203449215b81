import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { suggest } from './find-hits.ts';
import { openSearchIndex } from './search-index.ts';
import { searchResultFor } from './search-result.ts';

const searchIndex = openSearchIndex([
  {
    path: '/services/1',
    kind: 'service',
    title: 'Corporate governance',
    text: 'Boards',
    bodyWords: 'الحوكمة',
  },
]);

test('hundreds of searches for different words leave nothing in memory', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const usedBytes = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  searchFor(0, 50);
  const before = usedBytes();
  searchFor(50, 300);
  expect(usedBytes() - before).toBeLessThan(150_000);
});

test('a short misspelled query gets a suggestion, a very long one does not', () => {
  expect(suggest(searchIndex, 'governnace')).toBe('governance');
  expect(suggest(searchIndex, 'governnace '.repeat(13))).toBeUndefined();
});

function searchFor(from: number, to: number) {
  for (let at = from; at < to; at += 1) {
    const words = Array.from({ length: 12 }, (_, position) => `${(at * 12 + position).toString(36)}ğ`);
    searchResultFor(searchIndex, words.join(' '), 0);
  }
}
