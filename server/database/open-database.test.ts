import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newFolder } from '#tests/support/server/clean-up.ts';
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

test('a PostgreSQL database that cannot hold Arabic or make tables is refused in plain words', async () => {
  const { databaseUrl = '' } = await createTestDatabase('postgres');
  await using admin = connect({ databaseUrl, dataDir: '' });
  const [latin, reader] = [`l${randomUUID()}`, `r${randomUUID()}`].map((name) => name.replaceAll('-', ''));
  const run = (text: string) => sql.raw(text).execute(admin.database);
  await run(`create database ${latin} encoding 'LATIN1' template template0 lc_collate 'C' lc_ctype 'C'`);
  await run(`create role ${reader} login`);
  const openAt = (changes: object) =>
    openDatabase({ databaseUrl: String(Object.assign(new URL(databaseUrl), changes)), dataDir: '' });
  await expect(openAt({ pathname: latin })).rejects.toThrow('its encoding is LATIN1');
  await run('create schema crm');
  await run('create table crm.kysely_migration (name text)');
  await expect(openAt({})).rejects.toThrow('Another program has tables in the database.');
  await expect(openAt({ username: reader })).rejects.toMatchObject({
    code: 'storage-unavailable',
    message: expect.stringContaining('permission denied for schema public'),
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
