import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../server/database/open-database.ts';
import { buildFixture } from '../server/site.fixture.ts';
import { findCaddy, startCaddy } from './caddy.fixture.ts';
import { enquiry, keepSending, keepVisiting } from './load.fixture.ts';
import { type Running, startHeldSite, startSite } from './running-site.fixture.ts';
import { visit } from './visitor.fixture.ts';

const caddy = findCaddy();

describe.skipIf(!caddy)('one machine with Caddy in front', () => {
  let folder: string;
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  let site: Running;
  let proxy: Awaited<ReturnType<typeof startCaddy>>;

  beforeAll(async () => {
    folder = await buildFixture();
    site = startHeldSite(folder, { DATA_DIR: dataDir });
    const [, address = ''] = await site.said(/Held (.+)/);
    await site.said(/Serving the site/);
    proxy = await startCaddy(caddy ?? '', folder, [JSON.parse(address).port]);
  });
  afterAll(async () => {
    await proxy.close();
    site.child.kill('SIGKILL');
    process.kill(Number((await site.said(/Process (\d+)/, restarts + 1))[1]), 'SIGKILL');
    for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
  });

  test('pages come over HTTP/2, packed, with their security headers, and from plain HTTP the way leads there', async () => {
    const visitor = await visit(proxy.port, proxy.authority);
    expect(visitor.protocol).toBe('h2');
    for (const encoding of ['br', 'gzip']) {
      const { status, headers } = await visitor.ask('/ar', { 'accept-encoding': encoding });
      expect([status, headers['content-encoding']]).toEqual([200, encoding]);
      expect(headers['strict-transport-security']).toContain('max-age=63072000');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers.server).toBeUndefined();
    }
    expect((await visitor.ask('/ar/nothing')).status).toBe(404);
    visitor.close();
    const moved = await new Promise<string | undefined>((resolve) =>
      get(
        { port: proxy.plainPort, host: '127.0.0.1', path: '/ar', headers: { host: 'localhost' } },
        (answer) => {
          answer.resume();
          resolve(answer.headers.location);
        },
      ),
    );
    expect(moved).toMatch(/^https:\/\/localhost.*\/ar$/);
  });

  test('a restart loses no page and no message of those who come meanwhile', async () => {
    const visitors = await Promise.all(Array.from({ length: 6 }, () => visit(proxy.port, proxy.authority)));
    const loads = visitors.map((visitor, at) =>
      at % 2 === 0
        ? keepVisiting(visitor, ['/ar/services/3', '/contactus', '/files/profile.pdf', '/ar/contactus'])
        : keepSending(visitor),
    );
    for (let restart = 1; restart <= restarts; restart++) {
      await Promise.all(loads.map((load) => load.more(10)));
      process.kill(Number((await site.said(/Process (\d+)/, restart))[1]), 'SIGTERM');
      await site.said(/Serving the site/, restart + 1);
    }
    await Promise.all(loads.map((load) => load.more(10)));
    const statuses = (await Promise.all(loads.map((load) => load.stop()))).flat();
    for (const visitor of visitors) visitor.close();
    expect(statuses.filter((status) => status !== 200)).toEqual([]);

    const store = await openDatabase({ dataDir });
    const stored = await store.database.selectFrom('submissions').select('email').execute();
    await store.close();
    const thanked = loads.flatMap(({ thanked }) => thanked);
    expect(new Set(stored.map(({ email }) => email))).toEqual(new Set(thanked));
    expect(stored).toHaveLength(thanked.length);
  });
});

const restarts = 2;

describe.skipIf(!caddy)('behind Caddy, a client', () => {
  let folder: string;
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  beforeAll(async () => {
    folder = await buildFixture();
  });
  afterAll(() => {
    for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
  });

  test('is known by its own address, whatever it says of itself', async () => {
    const site = startSite(folder, { DATA_DIR: dataDir, FORM_LIMIT: '1', FORM_LIMIT_WITHOUT_PROOF: '1' });
    const [, port] = await site.said(/http:\/\/127\.0\.0\.1:(\d+)/);
    const proxy = await startCaddy(caddy ?? '', folder, [Number(port)]);
    const one = await visit(proxy.port, proxy.authority, '127.0.0.2');
    const other = await visit(proxy.port, proxy.authority, '127.0.0.3');
    const send = async (visitor: typeof one, claimed: string) =>
      (await visitor.post('/contactus', await enquiry(visitor), { 'x-forwarded-for': claimed })).status;
    expect(await send(one, '203.0.113.1')).toBe(200);
    expect(await send(one, '203.0.113.2')).toBe(429);
    expect(await send(other, '203.0.113.1')).toBe(200);
    for (const visitor of [one, other]) visitor.close();
    await proxy.close();
    site.child.kill('SIGKILL');
  });
});
