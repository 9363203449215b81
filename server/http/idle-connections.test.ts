import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { cleanUp } from '#tests/support/server/clean-up.ts';
import { serveFixture } from '#tests/support/server/fixture-site.ts';

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  cleanUp(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
};

test('a client that only holds connections open loses its oldest; a trusted proxy loses none', async () => {
  const alone = await serveFixture({ limits: { byClient: true } });
  const sockets: Socket[] = [];
  for (let count = 0; count < 210; count += 1) sockets.push(await open(alone.port));
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(10);
  expect(sockets.findLastIndex(({ closed }) => closed)).toBe(9);
  expect((await alone.ask('/')).status).toBe(200);

  const behind = await serveFixture({ limits: { byClient: true }, trustedProxies: ['127.0.0.1'] });
  const proxied: Socket[] = [];
  for (let count = 0; count < 210; count += 1) proxied.push(await open(behind.port));
  expect((await behind.ask('/')).status).toBe(200);
  expect(proxied.filter(({ closed }) => closed)).toEqual([]);
});
