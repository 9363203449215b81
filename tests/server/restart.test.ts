import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hourMs } from '#lib/durations.ts';
import { createTestDatabase, openStore, type TestStore } from '#server/database/store.fixture.ts';
import { startSmtp } from '#server/mail/smtp.fixture.ts';
import { inAll } from '#tests/support/run/in-all.ts';
import { buildFixture } from '../support/server/fixture-site.ts';
import { keepSending, keepVisiting, visitorOf } from '../support/server/load.ts';
import { startHeldSite, startSite } from '../support/server/running-site.ts';

const folder = await buildFixture();
const pages = ['/ar/services/3', '/contactus', '/files/profile.pdf', '/ar/contactus'];

test('a restart fails no page and loses no submission', async () => {
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
  const store = await openStore(location);
  const stored = await senders(store);
  expect(new Set(stored)).toEqual(new Set(thanked));
  expect(stored).toHaveLength(thanked.length);
  const { rows } = await sql`pragma integrity_check`.execute(store.database);
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
}, 120_000);

// It starts three servers; crash.test.ts kills processes on both databases.
inAll(
  'killing one of two processes, then the other, fails no page and loses or doubles no submission or email',
  async () => {
    const location = await createTestDatabase('postgres');
    const smtp = await startSmtp();
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'website@firm.example', MAIL_TO: 'office@firm.example' };
    const env = { DATABASE_URL: location.databaseUrl ?? '', DATA_DIR: location.dataDir, ...mail };
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
    const store = await openStore(location);
    const stored = await senders(store);
    expect(new Set(thanked).difference(new Set(stored))).toEqual(new Set());
    expect(new Set(stored).size).toBe(stored.length);
    expect(thanked.length).toBeGreaterThanOrEqual(30);

    // By then the leases of the killed are over.
    const later = startSite(folder, { ...env, NOW: new Date(Date.now() + hourMs).toISOString() });
    await later.port();
    const outbox = store.database.selectFrom('outbox').select('id');
    await expect.poll(() => outbox.where('state', '!=', 'sent').execute()).toEqual([]);
    const ids = (await outbox.execute()).map(({ id }) => `<${id}@firm.example>`);
    const byId = Map.groupBy(smtp.mails, ({ messageId }) => messageId);
    expect(new Set(byId.keys())).toEqual(new Set(ids));
    for (const same of byId.values())
      expect(new Set(same.map(({ text, envelope }) => JSON.stringify([text, envelope]))).size).toBe(1);
    // Only a mail that is under way at a kill can arrive twice.
    expect(smtp.mails.length - byId.size).toBeLessThanOrEqual(10);
  },
);

async function senders({ database }: TestStore): Promise<(string | null)[]> {
  const rows = await database.selectFrom('submissions').select('email').execute();
  return rows.map(({ email }) => email);
}
