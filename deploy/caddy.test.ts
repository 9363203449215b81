import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listeningAddress } from '#server/lib/listening-address.ts';
import { folderOfRun } from '#tests/support/server/clean-up.ts';
import { buildFixture } from '#tests/support/server/fixture-site.ts';
import { filledEnquiry } from '#tests/support/server/load.ts';
import { type Running, startSite } from '#tests/support/server/running-site.ts';
import { caddy, startCaddy } from './caddy.fixture.ts';
import { visit } from './visitor.fixture.ts';

test('the Caddyfile is a plain proxy of at most 30 lines', () => {
  const lines = readFileSync(new URL('./Caddyfile', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines.length).toBeLessThanOrEqual(30);
});

describe.skipIf(!caddy)('behind Caddy', () => {
  let site: Running;
  let proxy: Awaited<ReturnType<typeof startCaddy>>;
  let visitor: Awaited<ReturnType<typeof visit>>;
  beforeAll(async () => {
    site = startSite(await buildFixture(), {
      DATA_DIR: folderOfRun(),
      FORM_LIMIT: '1',
      FORM_LIMIT_WITHOUT_PROOF: '1',
      TRUSTED_PROXY: '127.0.0.1,127.0.0.9',
    });
    const port = Number((await site.said(/http:\/\/127\.0\.0\.1:(\d+)/))[1]);
    proxy = await startCaddy([port], {
      WATCH_FROM: '127.0.0.8',
      CONTENT_NETWORK: '127.0.0.9',
      // Caddy refuses a request that is not answered at once.
      SITE_PATIENCE: '0',
    });
    visitor = await visit(proxy.port, proxy.authority);
  });
  afterAll(async () => {
    visitor.close();
    await proxy.close();
    site.child.kill('SIGKILL');
  });

  test('pages come compressed over HTTP/2 with the headers of the site, and plain HTTP redirects to it', async () => {
    expect(visitor.protocol).toBe('h2');
    const { status, headers } = await visitor.ask('/ar', { 'accept-encoding': 'br' });
    expect([status, headers['content-encoding'], headers.server]).toEqual([200, 'br', undefined]);
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect((await visitor.ask('/ar/nothing')).status).toBe(404);
    const options = { port: proxy.plainPort, host: '127.0.0.1', path: '/ar', headers: { host: 'localhost' } };
    const [moved] = await once(get(options), 'response');
    expect(moved.resume().headers.location).toMatch(/^https:\/\/localhost.*\/ar$/);
  });

  test.each([
    ['itself, whatever it says of itself', '127.0.0.2', '127.0.0.3', [200, 429, 200]],
    ['the visitor whom the content network names', '127.0.0.9', '127.0.0.9', [200, 200, 429]],
  ])('a client is %s', async (_, from, otherFrom, expected) => {
    const one = await visit(proxy.port, proxy.authority, from);
    const other = await visit(proxy.port, proxy.authority, otherFrom);
    const send = async (who: typeof one, claimed: string) =>
      (await who.post('/contactus', await filledEnquiry(who), { 'x-forwarded-for': claimed })).status;
    const [first, second, third] = ['203.0.113.1', '203.0.113.2', '203.0.113.1'];
    expect([await send(one, first), await send(one, second), await send(other, third)]).toEqual(expected);
    for (const each of [one, other]) each.close();
  });

  test('only a monitor on this machine can ask whether the site is ready', async () => {
    const watcher = await visit(proxy.port, proxy.authority, '127.0.0.8');
    expect(JSON.parse((await watcher.ask('/readyz')).body.toString())).toHaveProperty('state');
    watcher.close();
    for (const path of ['/readyz', '/%72eadyz', '//readyz', '/./readyz', '/READYZ', '/readyz?x', '/metrics'])
      expect([path, (await visitor.ask(path)).status]).toEqual([path, 404]);
  });

  test('broken requests and cancelled uploads do not affect other visitors', async () => {
    const socket = connect({
      port: proxy.port,
      host: '127.0.0.1',
      servername: 'localhost',
      ca: proxy.authority,
    });
    socket.write('POST /contactus HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n');
    socket.write('Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n');
    socket.end('Connection: close\r\n\r\nzz\r\n');
    await text(socket);
    await visitor.giveUp('/apply/1');
    for (const path of ['/contactus', '/ar/contactus']) expect((await visitor.ask(path)).status).toBe(200);
  });

  test.each([
    ['is away', () => createServer().listen(0, '127.0.0.1').close()],
    ['hangs', () => createServer().listen(0, '127.0.0.1')],
  ])('while the site %s, visitors soon get a page that explains it in both languages', async (_, start) => {
    const other = start();
    const port = other.listening ? listeningAddress(other).port : 1;
    const alone = await startCaddy([port], { SITE_PATIENCE: '0', SITE_ANSWER: '100ms' });
    const one = await visit(alone.port, alone.authority);
    for (const method of ['GET', 'POST']) {
      const { status, headers, body } = await one.ask('/ar/contactus', { ':method': method });
      expect([status, headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
      expect(headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
      expect(body.toString()).toMatch(/unavailable .+غير متاح/);
    }
    one.close();
    await alone.close();
    if (other.listening) other.close();
  });
});
