import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLoadLimiter } from './load-limiter.ts';

test('what comes late in a long turn is refused, pages made for a visitor first, and the next turn starts anew', async () => {
  let now = 0;
  const gate = createLoadLimiter(true, { timeMs: () => now, workMs: () => now });
  expect([gate.hasTimeFor('static'), gate.hasTimeFor('dynamic')]).toEqual([true, true]);
  now = 1501;
  expect([gate.hasTimeFor('static'), gate.hasTimeFor('dynamic')]).toEqual([true, false]);
  now = 3001;
  expect([gate.hasTimeFor('static'), gate.hasTimeFor('dynamic')]).toEqual([false, false]);
  await nextTurn();
  expect([gate.hasTimeFor('static'), gate.hasTimeFor('dynamic')]).toEqual([true, true]);
});

test('nobody is refused for what another program on the machine does', () => {
  let now = 0;
  const gate = createLoadLimiter(true, { timeMs: () => now, workMs: () => 0 });
  gate.hasTimeFor('dynamic');
  now = 60_000;
  expect(gate.hasTimeFor('dynamic')).toBe(true);
});

test('one client cannot take every place, and a place that is left is free again', () => {
  const gate = createLoadLimiter(true);
  const own = Array.from({ length: 20 }, () => gate.tryAcquire('one', false));
  expect(own).not.toContain(undefined);
  expect(gate.tryAcquire('one', false)).toBeUndefined();
  const other = gate.tryAcquire('other', false);
  expect(other).toBeDefined();
  own[0]?.release();
  expect(gate.tryAcquire('one', false)).toBeDefined();
});

test('uploads have fewer places than messages, and leave those to them', () => {
  const gate = createLoadLimiter(false);
  const uploads = Array.from({ length: 60 }, (_, at) => gate.tryAcquire(`client ${at}`, true));
  expect(uploads.filter(Boolean)).toHaveLength(40);
  const messages = Array.from({ length: 1100 }, (_, at) => gate.tryAcquire(`client ${at}`, false));
  expect(messages.filter(Boolean)).toHaveLength(1000);
});

test('messages that have come and wait to be stored keep the next ones out, those under way do not', () => {
  const gate = createLoadLimiter(false);
  const here = Array.from({ length: 100 }, () => gate.tryAcquire('anybody', false));
  expect(gate.tryAcquire('anybody', false)).toBeDefined();
  for (const place of here) place?.bodyRead();
  expect(gate.tryAcquire('anybody', false)).toBeUndefined();
  here[0]?.release();
  expect(gate.tryAcquire('anybody', false)).toBeDefined();
});
