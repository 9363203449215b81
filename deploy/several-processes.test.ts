import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../server/database/open-database.ts';
import { createTestDatabase } from '../server/database/store.fixture.ts';
import { buildFixture } from '../server/site.fixture.ts';
import { findCaddy, startCaddy } from './caddy.fixture.ts';
import { keepSending, keepVisiting } from './load.fixture.ts';
import { startSite } from './running-site.fixture.ts';
import { visit } from './visitor.fixture.ts';

const caddy = findCaddy();

describe.skipIf(!caddy)('two processes on one PostgreSQL', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await buildFixture();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('one is killed under load: no page fails, and no message that was thanked is lost or doubled', async () => {
    const location = await createTestDatabase('postgres');
    const env = { DATABASE_URL: location.databaseUrl ?? '', DATA_DIR: location.dataDir };
    const sites = [startSite(folder, env), startSite(folder, env)];
    const ports = await Promise.all(
      sites.map(async (site) => Number((await site.said(/http:\/\/127\.0\.0\.1:(\d+)/))[1])),
    );
    const proxy = await startCaddy(caddy ?? '', folder, ports);
    const visitors = await Promise.all(Array.from({ length: 6 }, () => visit(proxy.port, proxy.authority)));
    const readers = visitors
      .slice(0, 3)
      .map((visitor) => keepVisiting(visitor, ['/contactus', '/ar/services/3', '/ar/contactus']));
    const senders = visitors.slice(3).map(keepSending);
    const loads = [...readers, ...senders];
    await Promise.all(loads.map((load) => load.more(10)));
    sites[0]?.child.kill('SIGKILL');
    await Promise.all(loads.map((load) => load.more(20)));
    const pages = (await Promise.all(readers.map((load) => load.stop()))).flat();
    const messages = (await Promise.all(senders.map((load) => load.stop()))).flat();
    for (const visitor of visitors) visitor.close();
    await proxy.close();
    sites[1]?.child.kill('SIGKILL');

    expect(pages.filter((status) => status !== 200)).toEqual([]);
    // What the killed process was answering has no answer; its sender sends it again.
    expect(messages.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const thanked = senders.flatMap((load) => load.thanked);
    const store = await openDatabase(location);
    const stored = await store.database.selectFrom('submissions').select('email').execute();
    await store.close();
    await location.remove();
    const emails = stored.map(({ email }) => email);
    expect(new Set(thanked).difference(new Set(emails))).toEqual(new Set());
    expect(new Set(emails).size).toBe(emails.length);
    expect(thanked.length).toBeGreaterThanOrEqual(60);
  });
});
