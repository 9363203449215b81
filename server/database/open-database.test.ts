import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { closing, newFolder } from '#server/clean-up.fixture.ts';
import { submission } from '#server/submissions/submission.fixture.ts';
import { toSubmissionRows } from '#server/submissions/submission-rows.ts';
import { migrate } from './migrations.ts';
import { connect, getSecret, openDatabase } from './open-database.ts';
import { createTestDatabase, databaseEngines, freshStore, openStore } from './store.fixture.ts';

describe.each(databaseEngines)('%s', (engine) => {
  test('is migrated once by processes that start together, and they share a secret', async () => {
    const location = await createTestDatabase(engine);
    const stores = await Promise.all([1, 2, 3].map(() => openStore(location)));
    const secrets = await Promise.all(stores.map((store) => getSecret(store, 'token')));
    expect(new Set(secrets).size).toBe(1);
    expect(Buffer.from(secrets[0] ?? '', 'base64url')).toHaveLength(32);
  });

  test('addresses that an older release stored with invisible marks are found', async () => {
    const location = await createTestDatabase(engine);
    const older = closing(connect(location));
    await migrate(older, '0001-tables');
    const rows = ['\u202asara@a.co\u202c', 'sara@a.co\u200b', 'sara@a.co', null].map((email, at) => ({
      ...toSubmissionRows(submission({ values: { message: 'Hello' } }), 0).submission,
      id: String(at),
      email,
    }));
    await older.database.insertInto('submissions').values(rows).execute();
    await older.close();
    const { database } = await openStore(location);
    const stored = await database.selectFrom('submissions').select('email').orderBy('id').execute();
    expect(stored.map(({ email }) => email)).toEqual(['sara@a.co', 'sara@a.co', 'sara@a.co', null]);
  });

  test('rows of an older release get the new names', async () => {
    const location = await createTestDatabase(engine);
    const older = closing(connect(location));
    await migrate(older, '0002-mailboxes');
    const run = (text: string) => sql.raw(text).execute(older.database);
    await run("insert into daily_counts values ('2026-11-23', 'view', 'en', '/', '', 3)");
    const { submission: row } = toSubmissionRows(submission({ values: { message: 'Hello' } }), 0);
    await older.database
      .insertInto('submissions')
      .values({ ...row, status: sql`'refused'` })
      .execute();
    for (const kind of ['notice-mail', 'link-mail', 'due-mail', 'reply-mail', 'webhook'])
      await run(`insert into outbox (id, kind, state, attempts, due_at, created_at, privacy_notification)
        values ('${kind}', '${kind}', 'due', 0, 1, 1, '{}')`);
    for (const actor of ['person', 'staff'])
      await run(`insert into audit_log values ('${actor}', 'copy', '${actor}', 'contact', 'hash', 1)`);
    await older.close();
    const { database } = await openStore(location);
    const read = async (table: 'analytics' | 'submissions' | 'outbox' | 'audit_log', order: string) =>
      await database.selectFrom(table).selectAll().orderBy(sql.ref(order)).execute();
    expect(await read('analytics', 'day')).toMatchObject([{ path: '/', count: 3 }]);
    expect(await read('submissions', 'id')).toMatchObject([{ status: 'declined' }]);
    const kinds = ['daily-digest', 'access-link', 'privacy-request', 'decline-reply', 'webhook'];
    expect(await read('outbox', 'id')).toMatchObject(kinds.map((kind) => ({ kind, privacy_request: '{}' })));
    const actors = ['data-subject', 'staff'].map((actor) => ({ action: 'copy', actor }));
    expect(await read('audit_log', 'id')).toMatchObject(actors);
    expect(await database.selectFrom('pending_uploads').select('token').execute()).toEqual([]);
  });
});

test('only their owner can read the data folder and its file', async () => {
  const folder = join(newFolder(), 'deeper', 'data');
  const file = join(folder, 'site.db');
  await using store = await openDatabase({ dataDir: folder });
  const modes = [folder, file, `${file}-wal`].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600, 0o600]);
  await store.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
});

test.each([
  ['deleted', (file: string) => rmSync(file)],
  ['moved away', (file: string) => renameSync(file, `${file}.old`)],
  ['deleted together with its log', (file: string) => ['', '-wal', '-shm'].map((end) => rmSync(file + end))],
  ['left without its log', (file: string) => rmSync(`${file}-wal`)],
])('a SQLite file that was %s refuses submissions, so that none is lost', async (_, change) => {
  const store = await freshStore('sqlite');
  await getSecret(store, 'a');
  change(join(store.location.dataDir, 'site.db'));
  await expect(getSecret(store, 'b')).rejects.toMatchObject({
    code: 'storage-unavailable',
    message: expect.stringContaining('its file was deleted or replaced'),
  });
});

test.each([
  ['/dev/null/data', undefined, '/dev/null/data (DATA_DIR) cannot be written: not a directory'],
  ['', 'postgres://postgres@127.0.0.1:1/none', 'The database cannot be used'],
])('a database that cannot be reached is unavailable: %s %s', async (dataDir, databaseUrl, message) => {
  const open = openDatabase({ databaseUrl, dataDir });
  await expect(open).rejects.toMatchObject({
    code: 'storage-unavailable',
    message: expect.stringContaining(message),
  });
});

test('SQLite answers after the disk has the data, and overwrites what is erased', async () => {
  const { database } = await freshStore('sqlite');
  const read = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(database)).rows[0] ?? {});
  // 2 is FULL.
  for (const [name, value] of Object.entries({
    synchronous: 2,
    journal_mode: 'wal',
    foreign_keys: 1,
    secure_delete: 1,
  }))
    expect(await read(name)).toEqual([value]);
});
