import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFixture } from './app.fixture.ts';
import { type DatabaseLocation, openDatabase } from './database/open-database.ts';
import { createTestDatabase } from './database/store.fixture.ts';
import { keepSending, keepVisiting, visitorOf } from './load.fixture.ts';
import { startHeldSite, startSite } from './running-site.fixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await buildFixture();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = ['/ar/services/3', '/contactus', '/files/profile.pdf', '/ar/contactus'];

test('a restart loses no page and no message of those who come meanwhile', async () => {
  const restarts = 2;
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  const site = startHeldSite(folder, { DATA_DIR: dataDir });
  const [, address = ''] = await site.said(/Held (.+)/);
  await site.said(/Serving the site/);
  const { port } = JSON.parse(address);
  const loads = Array.from({ length: 4 }, (_, at) =>
    at % 2 === 0 ? keepVisiting(visitorOf(port), pages) : keepSending(visitorOf(port)),
  );
  for (let restart = 1; restart <= restarts; restart++) {
    await Promise.all(loads.map((load) => load.more(5)));
    process.kill(Number((await site.said(/Process (\d+)/, restart))[1]), 'SIGTERM');
    await site.said(/Serving the site/, restart + 1);
  }
  await Promise.all(loads.map((load) => load.more(5)));
  const statuses = (await Promise.all(loads.map((load) => load.stop()))).flat();
  site.child.kill('SIGKILL');
  process.kill(Number((await site.said(/Process (\d+)/, restarts + 1))[1]), 'SIGKILL');
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const thanked = loads.flatMap((load) => load.thanked);
  const stored = await senders({ dataDir });
  expect(new Set(stored)).toEqual(new Set(thanked));
  expect(stored).toHaveLength(thanked.length);
  rmSync(dataDir, { recursive: true, force: true });
});

test('of two processes on one PostgreSQL one is killed: no page fails, no thanked message is lost or doubled', async () => {
  const location = await createTestDatabase('postgres');
  const env = { DATABASE_URL: location.databaseUrl ?? '', DATA_DIR: location.dataDir };
  const sites = [startSite(folder, env), startSite(folder, env)];
  const ports = await Promise.all(
    sites.map(async (site) => Number((await site.said(/http:\/\/127\.0\.0\.1:(\d+)/))[1])),
  );
  const readers = Array.from({ length: 2 }, () => keepVisiting(visitorOf(...ports), pages));
  const sending = Array.from({ length: 2 }, () => keepSending(visitorOf(...ports)));
  const loads = [...readers, ...sending];
  await Promise.all(loads.map((load) => load.more(5)));
  sites[0]?.child.kill('SIGKILL');
  await Promise.all(loads.map((load) => load.more(10)));
  const read = (await Promise.all(readers.map((load) => load.stop()))).flat();
  const sent = (await Promise.all(sending.map((load) => load.stop()))).flat();
  sites[1]?.child.kill('SIGKILL');
  expect(read.filter((status) => status !== 200)).toEqual([]);
  // What the killed process was answering has no answer; its sender sends it again.
  expect(sent.filter((status) => status !== 200 && status !== 0)).toEqual([]);
  const thanked = sending.flatMap((load) => load.thanked);
  const stored = await senders(location);
  await location.remove();
  expect(new Set(thanked).difference(new Set(stored))).toEqual(new Set());
  expect(new Set(stored).size).toBe(stored.length);
  expect(thanked.length).toBeGreaterThanOrEqual(30);
});

async function senders(location: DatabaseLocation): Promise<(string | null)[]> {
  const store = await openDatabase(location);
  const rows = await store.database.selectFrom('submissions').select('email').execute();
  await store.close();
  return rows.map(({ email }) => email);
}
