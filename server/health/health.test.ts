import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sqliteFile } from '#server/database/open-database.ts';
import { databaseEngines, emptyTables, freshStore } from '#server/database/store.fixture.ts';
import { submission } from '#server/submissions/submission.fixture.ts';
import { submit } from '#server/submissions/submit.ts';
import { serveFixture } from '#tests/support/server/fixture-site.ts';
import { createHealth, type HealthReport } from './health.ts';
import type { CheckDeps } from './site-checks.ts';

const minuteMs = 60_000;

describe.each(databaseEngines)('%s', async (engine) => {
  const shared = await freshStore(engine);
  const now = 1_793_000_000_000;
  beforeEach(() => emptyTables(shared));

  const deps = (changes: Partial<CheckDeps> = {}): CheckDeps => ({
    store: shared,
    dataDir: shared.location.dataDir,
    minFreeBytes: 1,
    maxUndeliveredMs: 30 * minuteMs,
    smtpUrl: 'smtp://mail.example',
    webhookUrl: 'https://crm.example',
    lastSeenAt: () => performance.now(),
    now: () => now,
    ...changes,
  });
  const report = (changes?: Partial<CheckDeps>) => createHealth(deps(changes))();
  /** The names of the checks that fail. */
  const failing = ({ checks }: HealthReport) =>
    Object.entries(checks).flatMap(([name, { state }]) => (state === 'failing' ? [name] : []));

  test('an old, read-only or deleted database fails the check, which shows no statement', async () => {
    const store = await freshStore(engine);
    await sql`delete from kysely_migration where name = '0001-tables'`.execute(store.database);
    expect((await report({ store })).checks.migrations).toEqual({ state: 'failing', pending: 1 });
    await store.database.schema.dropTable('probes').execute();
    const found = await report({ store });
    expect([found.state, failing(found)]).toEqual(['not-ready', ['database', 'migrations']]);
    expect(found.checks.database?.because).toMatch(/^\w+$/);
    if (engine === 'postgres') return;
    rmSync(sqliteFile(store.location.dataDir));
    const { state, checks } = await report({ store, minFreeBytes: 0 });
    const because = 'storage-unavailable';
    expect([state, checks.database]).toEqual(['not-ready', { state: 'failing', because }]);
  });

  const full = { minFreeBytes: Number.MAX_SAFE_INTEGER };
  test.each<[string, Partial<CheckDeps>, string[]]>([
    ['a disk below its floor', full, ['disk']],
    ['such a disk before the folder is there', { ...full, dataDir: '/nowhere/data' }, ['disk']],
    ['any disk where the floor is 0', { minFreeBytes: 0 }, []],
    ['a worker of late', { lastSeenAt: () => performance.now() - 2.9 * minuteMs }, []],
    [
      'a worker without a sign for 3 minutes',
      { lastSeenAt: () => performance.now() - 3.1 * minuteMs },
      ['worker'],
    ],
  ])('%s: %o fails %j', async (_, changes, expected) => {
    expect(failing(await report(changes))).toEqual(expected);
  });

  test('a submission that the office has not received for too long fails the check, even after the last try', async () => {
    await submit(shared, submission({ deliveryKinds: ['staff-mail'] }), now - 30 * minuteMs - 1);
    expect((await report()).checks.undelivered).toMatchObject({ state: 'failing', oldestSeconds: 1800 });
    await shared.database.updateTable('outbox').set({ state: 'failed' }).execute();
    expect(failing(await report())).toEqual(['undelivered']);
    await shared.database.updateTable('outbox').set({ state: 'sent' }).execute();
    expect(failing(await report())).toEqual([]);
  });

  test('deliveries that may wait do not fail the check: quarantined, confirmations, no mail server yet', async () => {
    await submit(shared, submission({ deliveryKinds: ['confirmation-mail'] }), 0);
    await submit(shared, submission({ suspicions: ['honeypot'] }), 0);
    expect(failing(await report())).toEqual([]);
    await submit(shared, submission({ deliveryKinds: ['staff-mail'] }), 0);
    expect((await report({ smtpUrl: undefined, webhookUrl: undefined })).checks.undelivered).toEqual({
      state: 'off',
    });
  });

  test('the database is checked at most every five seconds, however often health is asked for', async () => {
    let time = now;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
    onTestFinished(() => clock.mockRestore());
    // The system's clock may be set back meanwhile.
    const health = createHealth(deps({ now: () => 2 * now - time, lastSeenAt: () => time }));
    const written = async () =>
      (await shared.database.selectFrom('probes').select('written_at').executeTakeFirstOrThrow()).written_at;
    await Promise.all(Array.from({ length: 100 }, () => health()));
    time += 4_999;
    await health();
    expect(await written()).toBe(now);
    time += 1;
    await health();
    expect(await written()).toBe(2 * now - time);
  });
});

test.each([
  ['GET', '/readyz', 503, '{"state":"not-ready"}'],
  ['HEAD', '/readyz', 503, ''],
  ['GET', '/healthz', 200, '{"state":"alive"}'],
])(
  'a monitor on the internet that asks %s %s does not learn which part fails',
  async (method, path, status, body) => {
    const checks: HealthReport['checks'] = { disk: { state: 'failing', freeMegabytes: 3 } };
    const site = await serveFixture({ health: async () => ({ state: 'not-ready', checks }) });
    const answer = await site.ask(path, {}, method);
    expect([answer.status, answer.body.toString()]).toEqual([status, body]);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);
