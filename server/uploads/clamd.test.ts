import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { listeningAddress } from '#server/lib/listening-address.ts';
import { cleanUp, newFolder } from '#tests/support/server/clean-up.ts';
import { scan } from './clamd.ts';

/** The text is in two pieces, because a scanner would remove this file. */
const eicar = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`);
const large = Buffer.alloc(5 * 1024 * 1024, 'a');
const daemon = process.env.CLAMD_PATH ?? '/usr/sbin/clamd';

describe('a résumé is scanned', () => {
  test('over TCP and over a socket file, whole', async () => {
    const received: Buffer[] = [];
    const answer = (bytes: Buffer) => {
      received.push(bytes);
      return bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
    };
    for (const url of [await listen(answer), await listen(answer, join(newFolder(), 'clamd.sock'))]) {
      const files = [large, Buffer.concat([large, eicar]), Buffer.of()];
      const found = [];
      for (const file of files) found.push(await scan(url, file));
      expect(found).toEqual(['clean', 'infected', 'clean']);
      expect(received.splice(0).map(({ length }) => length)).toEqual(files.map(({ length }) => length));
    }
  });

  test.each([
    ['refuses its size', 'INSTREAM size limit exceeded. ERROR\0'],
    ['breaks off', 'stream: O'],
    ['says nothing', ''],
    ['talks without end', 'x'.repeat(100_000)],
  ])('or reported as not scanned in time, if the daemon %s', async (_, text) => {
    expect(await scan(await listen(() => text), large)).toBe('unavailable');
  });

  test('or reported as not scanned in time, if the daemon answers early or hangs', async () => {
    const refusing = await serve((socket) => socket.end('INSTREAM size limit exceeded. ERROR\0'));
    expect(await scan(refusing, large)).toBe('unavailable');
    const hanging = await serve((socket) => socket.resume());
    expect(await scan(hanging, large, 200)).toBe('unavailable');
  });

  test.each(['tcp://127.0.0.1:1', 'unix:///nowhere/clamd.sock', 'http://127.0.0.1', ''])(
    'or reported as not scanned, without a daemon: %s',
    async (url) => expect(await scan(url, eicar)).toBe('unavailable'),
  );

  test('by a real clamd', async ({ skip }) => {
    skip(!existsSync(daemon), `there is no ${daemon}`);
    const url = await start();
    expect(await scan(url, large)).toBe('clean');
    expect(await scan(url, eicar)).toBe('infected');
  });
});

/** Speaks INSTREAM, and gives the bytes to `answer`. */
function listen(answer: (bytes: Buffer) => string, path?: string): Promise<string> {
  return serve((socket) => {
    const pieces: Buffer[] = [];
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece);
      if (piece.length < 4 || piece.readUInt32BE(piece.length - 4) !== 0) return;
      const bytes = Buffer.concat(pieces);
      expect(bytes.toString('latin1', 0, 10)).toBe('zINSTREAM\0');
      const chunks: Buffer[] = [];
      let at = 10;
      for (let length = bytes.readUInt32BE(at); length > 0; length = bytes.readUInt32BE(at)) {
        if (at + 8 + length > bytes.length) return;
        chunks.push(bytes.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
      socket.end(answer(Buffer.concat(chunks)));
    });
  }, path);
}

async function serve(onSocket: (socket: Socket) => void, path?: string): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    onSocket(socket);
  });
  cleanUp(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  await once(path ? server.listen(path) : server.listen(0, '127.0.0.1'), 'listening');
  return path ? `unix://${path}` : `tcp://127.0.0.1:${listeningAddress(server).port}`;
}

/** Starts a daemon with one signature, so that it starts quickly and downloads nothing. */
async function start(): Promise<string> {
  const path = newFolder();
  const socket = join(path, 'clamd.sock');
  writeFileSync(join(path, 'test.ndb'), `Eicar-Test-Signature:0:0:${eicar.toString('hex')}\n`);
  const settings = [`DatabaseDirectory ${path}`, `LocalSocket ${socket}`, 'Foreground yes', 'User root'];
  const lines = process.getuid?.() === 0 ? settings : settings.slice(0, -1);
  writeFileSync(join(path, 'clamd.conf'), `${lines.join('\n')}\n`);
  const child = spawn(daemon, [`--config-file=${join(path, 'clamd.conf')}`], { stdio: 'ignore' });
  cleanUp(() => child.kill());
  for (let tries = 0; tries < 150 && !existsSync(socket); tries += 1) await wait(100);
  return `unix://${socket}`;
}
