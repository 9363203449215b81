import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLoadLimiter } from './load-limiter.ts';

test('what comes late in a long turn is refused, pages made for a visitor first, and the next turn starts anew', async () => {
  let now = 0;
  const limiter = createLoadLimiter(true, { timeMs: () => now, workMs: () => now });
  expect([limiter.hasTimeFor('static'), limiter.hasTimeFor('dynamic')]).toEqual([true, true]);
  now = 1501;
  expect([limiter.hasTimeFor('static'), limiter.hasTimeFor('dynamic')]).toEqual([true, false]);
  now = 3001;
  expect([limiter.hasTimeFor('static'), limiter.hasTimeFor('dynamic')]).toEqual([false, false]);
  await nextTurn();
  expect([limiter.hasTimeFor('static'), limiter.hasTimeFor('dynamic')]).toEqual([true, true]);
});

test('nobody is refused for what another program on the machine does', () => {
  let now = 0;
  const limiter = createLoadLimiter(true, { timeMs: () => now, workMs: () => 0 });
  limiter.hasTimeFor('dynamic');
  now = 60_000;
  expect(limiter.hasTimeFor('dynamic')).toBe(true);
});

test('one client cannot take every place, and a place that is left is free again', () => {
  const limiter = createLoadLimiter(true);
  const own = Array.from({ length: 20 }, () => limiter.tryAcquire('one', false));
  expect(own).not.toContain(undefined);
  expect(limiter.tryAcquire('one', false)).toBeUndefined();
  const other = limiter.tryAcquire('other', false);
  expect(other).toBeDefined();
  own[0]?.release();
  expect(limiter.tryAcquire('one', false)).toBeDefined();
});

test('uploads have fewer places than messages, and leave those to them', () => {
  const limiter = createLoadLimiter(false);
  const uploads = Array.from({ length: 60 }, (_, at) => limiter.tryAcquire(`client ${at}`, true));
  expect(uploads.filter(Boolean)).toHaveLength(40);
  const messages = Array.from({ length: 1100 }, (_, at) => limiter.tryAcquire(`client ${at}`, false));
  expect(messages.filter(Boolean)).toHaveLength(1000);
});

test('messages that have come and wait to be stored keep the next ones out, those under way do not', () => {
  const limiter = createLoadLimiter(false);
  const here = Array.from({ length: 100 }, () => limiter.tryAcquire('anybody', false));
  expect(limiter.tryAcquire('anybody', false)).toBeDefined();
  for (const place of here) place?.bodyRead();
  expect(limiter.tryAcquire('anybody', false)).toBeUndefined();
  here[0]?.release();
  expect(limiter.tryAcquire('anybody', false)).toBeDefined();
});
