import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openFinder } from './finder.ts';
import { answerTo } from './search-answer.ts';

const finder = openFinder([
  { path: '/services/1', kind: 'service', title: 'Corporate governance', text: 'Boards', more: 'الحوكمة' },
]);

test('hundreds of searches, each for words that nobody looked for before, leave nothing in memory', () => {
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

test('a page of typing errors gets no suggestion, a short query does', () => {
  expect(finder.suggest('governnace')).toBe('governance');
  expect(finder.suggest('governnace '.repeat(13))).toBeUndefined();
});

function searchFor(from: number, to: number) {
  for (let at = from; at < to; at += 1) {
    const words = Array.from({ length: 12 }, (_, position) => `${(at * 12 + position).toString(36)}ğ`);
    answerTo(finder, words.join(' '), 0);
  }
}
