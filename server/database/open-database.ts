import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrations.ts';
import { postgresDialect, postgresPool } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Engine, StoreOptions } from './store-options.ts';
import type { Tables } from './tables.ts';

export type { Engine, StoreOptions };
export type Database = Kysely<Tables>;

export interface Store {
  database: Database;
  engine: Engine;
  file: string | undefined;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A PostgreSQL database by its URL, or else `site.db` in the data folder. */
export interface DatabaseLocation {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** Opens and migrates the database. This and every statement throw `StorageUnavailable` if it cannot be used. */
export async function openDatabase(where: DatabaseLocation, options: StoreOptions = {}): Promise<Store> {
  const store = connect(where, options);
  try {
    await migrate(store);
  } catch (error) {
    await store.close().catch(() => {});
    throw error;
  }
  return store;
}

/** Connects without migrating. Creates SQLite's file if it is missing. */
export function connect({ databaseUrl, dataDir }: DatabaseLocation, options: StoreOptions = {}): Store {
  const engine = databaseUrl ? 'postgres' : 'sqlite';
  const pool = databaseUrl ? postgresPool(databaseUrl, options) : undefined;
  const path = sqliteFile(dataDir);
  const dialect = pool ? postgresDialect(pool) : sqliteDialect(path, options);
  const file = pool ? undefined : path;
  const database: Database = new Kysely({ dialect });
  const close = () => database.destroy();
  return { database, engine, file, close, [Symbol.asyncDispose]: close };
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'site.db');
}

/** Resolves to the secret of that name, 32 random bytes in base64url. The first process that asks creates it. */
export async function getSecret({ database }: Store, name: string): Promise<string> {
  const query = database.selectFrom('secrets').select('value').where('name', '=', name);
  // The secret is read first, because a server must be able to start while its database is read-only.
  const row = await query.executeTakeFirst();
  if (row) return row.value;
  await database
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await query.executeTakeFirstOrThrow()).value;
}
