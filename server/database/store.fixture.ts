import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Engine, openDatabase, type Store, type StoreOptions } from './open-database.ts';

export const engines: Engine[] = ['sqlite', 'postgres'];

export interface TestDatabase {
  databaseUrl: string | undefined;
  dataDir: string;
  remove(): Promise<void>;
}

/** Where a new database may be: an empty folder, on PostgreSQL an empty database too, or a copy of another one. */
export async function createTestDatabase(engine: Engine, template?: string): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  const databaseUrl = engine === 'postgres' ? await createDatabase(template) : undefined;
  return {
    databaseUrl,
    dataDir,
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** An open store of one's own; `close` removes it. A busy machine may take its time. */
export async function freshStore(
  engine: Engine,
  options: StoreOptions = { waitMs: 30_000 },
): Promise<Store & { location: TestDatabase }> {
  if (engine === 'postgres') migrated ??= migratedDatabase();
  const location = await createTestDatabase(engine, await migrated);
  const store = await openDatabase(location, options);
  return {
    ...store,
    location,
    async close() {
      await store.close();
      await location.remove();
    },
  };
}

let migrated: Promise<string> | undefined;

/** The name of one with all tables: a copy takes a third of the time that its migrations do. */
async function migratedDatabase(): Promise<string> {
  const location = await createTestDatabase('postgres');
  await (await openDatabase(location)).close();
  await location.remove();
  return new URL(location.databaseUrl ?? '').pathname.slice(1);
}

/** On the run's own PostgreSQL (postgres-setup.fixture.ts), which goes with all its databases at the end. */
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
