import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { keysOf } from '#i18n/records.ts';
import { closing, newFolder } from '../clean-up.fixture.ts';
import { type Engine, openDatabase, type StoreOptions } from './open-database.ts';
import { tableKeys } from './table-rows.ts';

export const engines: Engine[] = ['sqlite', 'postgres'];

export interface TestDatabase {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** Where a new database may be: an empty folder, on PostgreSQL an empty database too, or a copy of another one. */
export async function createTestDatabase(engine: Engine, template?: string): Promise<TestDatabase> {
  const databaseUrl = engine === 'postgres' ? await createDatabase(template) : undefined;
  return { databaseUrl, dataDir: newFolder() };
}

/** Closed with the test. */
export async function openStore(location: TestDatabase, options?: StoreOptions) {
  return { ...closing(await openDatabase(location, options)), location };
}

export type TestStore = Awaited<ReturnType<typeof openStore>>;

/** An open store of one's own. A busy machine may take its time. */
export async function freshStore(
  engine: Engine,
  options: StoreOptions = { waitMs: 30_000 },
): Promise<TestStore> {
  if (engine === 'postgres') migrated ??= migratedDatabase();
  return openStore(await createTestDatabase(engine, await migrated), options);
}

/** As good as new, for the next test: on PostgreSQL a new database takes ten times as long. */
export async function emptyTables({ database }: TestStore) {
  for (const table of keysOf(tableKeys).reverse()) await database.deleteFrom(table).execute();
}

/** Every row of every table but the secrets, as one text. */
export async function everythingIn({ database }: TestStore): Promise<string> {
  const tables = ['submissions', 'consents', 'outbox', 'files', 'drafts', 'audit_log'] as const;
  const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

let migrated: Promise<string> | undefined;

/** The name of one with all tables: a copy takes a third of the time that its migrations do. */
async function migratedDatabase(): Promise<string> {
  const location = await createTestDatabase('postgres');
  await (await openDatabase(location)).close();
  return new URL(location.databaseUrl ?? '').pathname.slice(1);
}

/** On the run's own PostgreSQL (test-run.fixture.ts), which goes with all its databases at the end. */
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
