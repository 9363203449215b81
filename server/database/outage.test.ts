import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { submission } from '#server/submissions/submission.fixture.ts';
import { findByKey, isRepeat, submit } from '#server/submissions/submit.ts';
import { cleanUp } from '#tests/support/server/clean-up.ts';
import { freshStore, lockSqlite } from './store.fixture.ts';

const unavailable = { name: 'Error', code: 'storage-unavailable' };

/** Counts how often this process gets a turn meanwhile. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const clock = setInterval(() => {
    turns += 1;
  }, 5);
  await work;
  clearInterval(clock);
  return turns;
}

describe('sqlite', () => {
  async function openedStore() {
    const store = await freshStore('sqlite', { waitMs: 1000 });
    // Its connection is open before another process locks the file.
    await isRepeat(store, submission());
    return store;
  }

  test('a statement waits for a lock that another process releases in time', async () => {
    const store = await openedStore();
    const release = lockSqlite(store.location);
    const vacuumed = sql`pragma incremental_vacuum(1)`.execute(store.database);
    const submitted = submit(store, submission(), 1);
    const read = findByKey(store, 'none', 'none');
    // A checkpoint would not wait that long.
    await pause(100);
    release();
    await vacuumed;
    await submitted;
    expect(await read).toBeUndefined();
  });

  test('thirty statements behind a lasting lock fail together, and the process goes on', async () => {
    const store = await openedStore();
    const release = lockSqlite(store.location);
    const start = performance.now();
    const one = submission();
    const sends = Array.from({ length: 30 }, (_, at) => submit(store, at ? submission() : one, 1));
    const refused = sends.map((send) => expect(send).rejects.toMatchObject(unavailable));
    expect(await turnsDuring(Promise.all(refused))).toBeGreaterThan(20);
    expect(performance.now() - start).toBeLessThan(10_000);
    release();
    expect(await isRepeat(store, one)).toBe(false);
    await submit(store, one, 2);
  });

  test('during a long statement the process answers other requests', async () => {
    const store = await openedStore();
    const long = sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 3000000)
      select count(*) from n`.execute(store.database);
    expect(await turnsDuring(long)).toBeGreaterThan(5);
  });

  test('a full disk refuses a submission and keeps those before it', async () => {
    const store = await openedStore();
    const kept = submission();
    const first = await submit(store, kept, 1);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.database);
    await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 1)}`.execute(store.database);
    const file = { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(1e6), warnings: [] };
    const large = submission({ file });
    await expect(submit(store, large, 2)).rejects.toMatchObject(unavailable);
    expect(await isRepeat(store, large)).toBe(false);
    expect(await submit(store, kept, 3)).toEqual(first);
    await sql`pragma max_page_count = 100000`.execute(store.database);
    await submit(store, large, 4);
    expect(await isRepeat(store, large)).toBe(true);
  });

  test('a database that may only be read refuses a submission', async () => {
    const store = await openedStore();
    await sql`pragma query_only = on`.execute(store.database);
    await expect(submit(store, submission(), 1)).rejects.toMatchObject(unavailable);
  });
});

describe('postgres', () => {
  async function storeAndOther(waitMs = 30_000) {
    const store = await freshStore('postgres', { waitMs });
    const other = new pg.Client(store.location.databaseUrl);
    await other.connect();
    cleanUp(() => other.end());
    return { store, other };
  }

  test('a broken connection fails its statement, and the next one works', async () => {
    const { store, other } = await storeAndOther();
    await other.query('begin; lock table consents');
    const one = submission();
    const failed = expect(submit(store, one, 1)).rejects.toMatchObject(unavailable);
    // The insert into consents waits for the lock.
    const waiting = `select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const endOne = async () => {
      // A transaction would otherwise see the same activity until it ends.
      await other.query('select pg_stat_clear_snapshot()');
      return (await other.query(waiting)).rows;
    };
    await expect.poll(endOne).toHaveLength(1);
    await failed;
    await other.query('rollback');
    expect(await isRepeat(store, one)).toBe(false);
    await submit(store, one, 2);
  });

  test('a statement that waits too long fails', async () => {
    const { store, other } = await storeAndOther(1000);
    await other.query('begin; lock table submissions');
    await expect(submit(store, submission(), 1)).rejects.toMatchObject(unavailable);
    await other.query('rollback');
  });

  test('lost idle connections are replaced', async () => {
    const { store, other } = await storeAndOther();
    await Promise.all([1, 2, 3].map(() => submit(store, submission(), 1)));
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    // A connection that has not noticed its end may still fail, but as an outage.
    await submit(store, submission(), 2).catch((error) => expect(error).toMatchObject(unavailable));
    await expect.poll(() => submit(store, submission(), 3).catch(() => undefined)).toBeDefined();
  });
});
