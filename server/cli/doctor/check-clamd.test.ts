import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { closing } from '#server/clean-up.fixture.ts';
import { addressOf } from '#server/lib/address-of.ts';
import { checkClamd } from './check-clamd.ts';

test('a scanner that is named is asked', async () => {
  const clamd = closing(createServer((socket) => socket.end('stream: OK\0')).listen(0, '127.0.0.1'));
  await new Promise((resolve) => clamd.once('listening', resolve));
  const levels = [`tcp://127.0.0.1:${addressOf(clamd).port}`, 'unix:///nowhere/clamd.ctl', undefined];
  const found = await Promise.all(levels.map(async (url) => (await checkClamd(url)).level));
  expect(found).toEqual(['good', 'bad', 'good']);
});
