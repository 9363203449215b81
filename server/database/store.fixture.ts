import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { keysOf } from '#lib/records.ts';
import { cleanUp, closing, folderOfRun, newFolder } from '#tests/support/server/clean-up.ts';
import {
  connect,
  type Database,
  type Engine,
  openDatabase,
  type StoreOptions,
  sqliteFile,
} from './open-database.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
import { tableKeys } from './table-contents.ts';

export const databaseEngines: Engine[] = ['sqlite', 'postgres'];

export interface TestDatabase {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** Resolves to an empty folder and, for PostgreSQL, an empty database. */
export async function createTestDatabase(engine: Engine): Promise<TestDatabase> {
  const databaseUrl = engine === 'postgres' ? await createDatabase() : undefined;
  return { databaseUrl, dataDir: newFolder() };
}

/** Opens a store that is closed with the test. */
export async function openStore(location: TestDatabase, options?: StoreOptions) {
  return { ...closing(await openDatabase(location, options)), location };
}

export type TestStore = Awaited<ReturnType<typeof openStore>>;

/** Resolves to an open, separate store with all tables. It waits long, because the machine may be busy. */
export async function freshStore(
  engine: Engine,
  options: StoreOptions = { waitMs: 30_000 },
): Promise<TestStore> {
  const location = engine === 'sqlite' ? await copyOfFile() : await emptyDatabase();
  return { ...closing(connect(location, options)), location };
}

/** Empties a store for the next test, because a new database takes ten times as long on PostgreSQL. */
export async function emptyTables({ database }: { database: Database }) {
  for (const table of tables.toReversed()) await database.deleteFrom(table).execute();
}

const tables = keysOf(tableKeys);

/** Tests reuse these, because a new database has a thousand files, and emptying one takes milliseconds. */
const emptied: string[] = [];

/** Empties a database for the next test, unless a test has changed its schema. */
async function giveBack(databaseUrl: string) {
  await using store = connect({ databaseUrl, dataDir: '' });
  try {
    if ((await schemaOf(store)) !== (await template)?.schema) return;
    await emptyTables(store);
    emptied.push(databaseUrl);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
  }
}

/** Locks SQLite's file as another process does that writes, until the returned function is called. */
export function lockSqlite({ dataDir }: TestDatabase): () => void {
  const other = closing(new DatabaseSync(sqliteFile(dataDir)));
  other.exec('begin immediate');
  return () => other.exec('rollback');
}

/** Resolves to every row of every table but the secrets, as one text. */
export async function everythingIn({ database }: TestStore): Promise<string> {
  const withoutSecrets = tables.filter((table) => table !== 'secrets');
  const rows = await Promise.all(
    withoutSecrets.map((table) => database.selectFrom(table).selectAll().execute()),
  );
  return JSON.stringify(rows);
}

/** Another process reads SQLite's files, because closing a file gives up all locks that this one has on it. */
export function bytesOnDisk({ dataDir }: TestDatabase): Buffer {
  return execFileSync('sh', ['-c', 'cat site.db*'], { cwd: dataDir, maxBuffer: 50_000_000 });
}

let migratedFile: Promise<string> | undefined;

async function copyOfFile(): Promise<TestDatabase> {
  migratedFile ??= migrateFile(folderOfRun());
  const dataDir = newFolder();
  await copyFile(await migratedFile, sqliteFile(dataDir));
  return { databaseUrl: undefined, dataDir };
}

async function migrateFile(dataDir: string): Promise<string> {
  await (await openDatabase({ dataDir })).close();
  return sqliteFile(dataDir);
}

async function emptyDatabase(): Promise<TestDatabase> {
  template ??= migratedDatabase();
  const databaseUrl = emptied.pop() ?? (await createDatabase((await template).name));
  cleanUp(() => giveBack(databaseUrl));
  return { databaseUrl, dataDir: newFolder() };
}

let template: Promise<Template> | undefined;

interface Template {
  name: string;
  schema: string;
}

/** A database with all tables: a copy takes a third of the time of its migrations. */
async function migratedDatabase(): Promise<Template> {
  const location = await createTestDatabase('postgres');
  await using store = await openDatabase(location);
  const name = new URL(location.databaseUrl ?? '').pathname.slice(1);
  return { name, schema: await schemaOf(store) };
}

/** Resolves to the names of its tables, indexes, keys and triggers, and of its migrations. */
async function schemaOf({ database }: { database: Database }): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace
    union all select tgname from pg_trigger where not tgisinternal
    union all select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name).join(' ');
}

/** The run's PostgreSQL (tests/support/server/test-run.ts) is removed with all its databases at the end. */
async function createDatabase(template = 'template1'): Promise<string> {
  const answer = await fetch(inject('postgresService'));
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  return `${server}/${name}`;
}
