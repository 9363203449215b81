import { expect, test } from 'vitest';
import { buildFixture } from './app.fixture.ts';
import { createTestDatabase, openStore, type TestDatabase } from './database/store.fixture.ts';
import { keepSending, keepVisiting, visitorOf } from './load.fixture.ts';
import { startHeldSite, startSite } from './running-site.fixture.ts';

const folder = await buildFixture();
const pages = ['/ar/services/3', '/contactus', '/files/profile.pdf', '/ar/contactus'];

test('a restart loses no page and no submission of those who come meanwhile', async () => {
  const restarts = 2;
  const location = await createTestDatabase('sqlite');
  const site = startHeldSite(folder, { DATA_DIR: location.dataDir });
  const processOf = async (start: number) => Number((await site.said(/Process (\d+)/, start))[1]);
  const [, address = ''] = await site.said(/Held (.+)/);
  await site.said(/Serving the site/);
  const { port } = JSON.parse(address);
  const loads = Array.from({ length: 4 }, (_, at) =>
    at % 2 === 0 ? keepVisiting(visitorOf(port), pages) : keepSending(visitorOf(port)),
  );
  for (let restart = 1; restart <= restarts; restart++) {
    await Promise.all(loads.map((load) => load.more(5)));
    process.kill(await processOf(restart), 'SIGTERM');
    await site.said(/Serving the site/, restart + 1);
  }
  await Promise.all(loads.map((load) => load.more(5)));
  const statuses = (await Promise.all(loads.map((load) => load.stop()))).flat();
  site.child.kill('SIGKILL');
  process.kill(await processOf(restarts + 1), 'SIGKILL');
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const thanked = loads.flatMap((load) => load.thanked);
  const stored = await senders(location);
  expect(new Set(stored)).toEqual(new Set(thanked));
  expect(stored).toHaveLength(thanked.length);
});

test('of two processes on one PostgreSQL one is killed: no page fails, no thanked submission is lost or doubled', async () => {
  const location = await createTestDatabase('postgres');
  const env = { DATABASE_URL: location.databaseUrl ?? '', DATA_DIR: location.dataDir };
  const sites = [startSite(folder, env), startSite(folder, env)];
  const ports = await Promise.all(sites.map((site) => site.port()));
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
  // Requests to the killed process get no answer, so their senders send them again.
  expect(sent.filter((status) => status !== 200 && status !== 0)).toEqual([]);
  const thanked = sending.flatMap((load) => load.thanked);
  const stored = await senders(location);
  expect(new Set(thanked).difference(new Set(stored))).toEqual(new Set());
  expect(new Set(stored).size).toBe(stored.length);
  expect(thanked.length).toBeGreaterThanOrEqual(30);
});

async function senders(location: TestDatabase): Promise<(string | null)[]> {
  const { database } = await openStore(location);
  const rows = await database.selectFrom('submissions').select('email').execute();
  return rows.map(({ email }) => email);
}
