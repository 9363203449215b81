import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openGate } from './load-limiter.ts';

test('what comes late in a long turn is refused, pages made for a visitor first, and the next turn starts anew', async () => {
  let now = 0;
  const gate = openGate(true, { time: () => now, work: () => now });
  expect([gate.admits('ready'), gate.admits('made')]).toEqual([true, true]);
  now = 1501;
  expect([gate.admits('ready'), gate.admits('made')]).toEqual([true, false]);
  now = 3001;
  expect([gate.admits('ready'), gate.admits('made')]).toEqual([false, false]);
  await nextTurn();
  expect([gate.admits('ready'), gate.admits('made')]).toEqual([true, true]);
});

test('nobody is refused for what another program on the machine does', () => {
  let now = 0;
  const gate = openGate(true, { time: () => now, work: () => 0 });
  gate.admits('made');
  now = 60_000;
  expect(gate.admits('made')).toBe(true);
});

test('one client cannot take every place, and a place that is left is free again', () => {
  const gate = openGate(true);
  const own = Array.from({ length: 20 }, () => gate.enter('one', false));
  expect(own).not.toContain(undefined);
  expect(gate.enter('one', false)).toBeUndefined();
  const other = gate.enter('other', false);
  expect(other).toBeDefined();
  own[0]?.leave();
  expect(gate.enter('one', false)).toBeDefined();
});

test('uploads have fewer places than messages, and leave those to them', () => {
  const gate = openGate(false);
  const uploads = Array.from({ length: 60 }, (_, at) => gate.enter(`client ${at}`, true));
  expect(uploads.filter(Boolean)).toHaveLength(40);
  const messages = Array.from({ length: 1100 }, (_, at) => gate.enter(`client ${at}`, false));
  expect(messages.filter(Boolean)).toHaveLength(1000);
});

test('messages that have come and wait to be stored keep the next ones out, those under way do not', () => {
  const gate = openGate(false);
  const here = Array.from({ length: 100 }, () => gate.enter('anybody', false));
  expect(gate.enter('anybody', false)).toBeDefined();
  for (const place of here) place?.read();
  expect(gate.enter('anybody', false)).toBeUndefined();
  here[0]?.leave();
  expect(gate.enter('anybody', false)).toBeDefined();
});
