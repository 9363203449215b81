import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { serveFixture } from './app.fixture.ts';
import { badRequests } from './bad-requests.fixture.ts';

const site = await serveFixture(
  {},
  {
    limits: {
      timeoutsMs: { headersTimeout: 300, connectionsCheckingInterval: 50, drain: 100 },
      bodyPace: { submissionMs: 500, uploadSpanMs: 500, minUploadBytes: 10_000 },
    },
  },
);

test.each(badRequests)('%s is refused', async (_, bytes) => {
  const answer = (await send(bytes)).toString('latin1');
  // No answer at all is one too.
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  expect(
    statuses.filter((status) => status < 301 || (status > 301 && status < 400) || status >= 500),
  ).toEqual([]);
  expect(answer).not.toMatch(/root:|"scripts"|startServer|SQLite/);
  if (statuses.includes(301)) expect(answer).toMatch(/^location: \/(?![/\\])/im);
});

test('whoever dawdles over the headers is cut off', async () => {
  const socket = connect(site.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: www.firm.example\r\nX-Slow: ');
  expect((await buffer(socket)).toString()).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ['/contactus', 'application/x-www-form-urlencoded'],
  ['/apply/1', 'multipart/form-data; boundary=b'],
  ['/', 'text/plain'],
])('a body that never ends is cut off: %s', async (path, type) => {
  const socket = connect(site.port, '127.0.0.1');
  const headers = `Host: a\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}`;
  socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
  const push = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket
    .on('drain', push)
    .on('error', () => {})
    .resume();
  push();
  await new Promise((resolve) => socket.once('close', resolve));
});

test('after all of it the site still serves, and has stored nothing', async () => {
  expect((await site.ask('/')).status).toBe(200);
  expect((await site.ask('/contactus')).status).toBe(200);
  for (const table of ['submissions', 'files', 'outbox', 'pending_uploads'] as const) {
    expect(await site.store.database.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

function send(bytes: string | Buffer): Promise<Buffer> {
  const socket = connect(site.port, '127.0.0.1');
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'utf8') : bytes);
  // A server that closes first may leave what it never read behind.
  return buffer(socket).catch(() => Buffer.alloc(0));
}
