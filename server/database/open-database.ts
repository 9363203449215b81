import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrations.ts';
import { postgresDialect, postgresPool } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Engine = 'sqlite' | 'postgres';

export interface Store {
  database: Database;
  engine: Engine;
  /** How many connections to PostgreSQL there are. */
  connections?(): Connections;
  close(): Promise<void>;
}

export interface Connections {
  open: number;
  idle: number;
  /** Statements without one. */
  waiting: number;
}

/** Where a database is: PostgreSQL where an address of one is given, else `site.db` in the data folder. */
export interface DatabaseLocation {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/**
 * Opens the database and makes it ready.
 * Here and in every later statement, a database that cannot be used throws `StorageUnavailable`.
 */
export async function openDatabase(where: DatabaseLocation): Promise<Store> {
  const store = connect(where);
  try {
    await migrate(store);
  } catch (error) {
    await store.close().catch(() => {});
    throw error;
  }
  return store;
}

/**
 * Opens the database as it is, of whatever age its tables are. SQLite's file is made where there is none.
 * Where it is read-only, every statement that writes throws `StorageUnavailable`.
 */
export function connect({ databaseUrl, dataDir }: DatabaseLocation, { readOnly = false } = {}): Store {
  const engine = databaseUrl ? 'postgres' : 'sqlite';
  const pool = databaseUrl ? postgresPool(databaseUrl, { readOnly }) : undefined;
  const dialect = pool ? postgresDialect(pool) : sqliteDialect(sqliteFile(dataDir), { readOnly });
  const database: Database = new Kysely({ dialect });
  const close = () => database.destroy();
  if (!pool) return { database, engine, close };
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { database, engine, close, connections };
}

/** SQLite's file in a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'site.db');
}

/** 32 random bytes in base64url under a name: drawn by the first process that asks, and the same for all from then on. */
export async function secretOf({ database }: Store, name: string): Promise<string> {
  const kept = database.selectFrom('secrets').select('value').where('name', '=', name);
  // Looked for first: a server must start while its database takes nothing.
  const known = await kept.executeTakeFirst();
  if (known) return known.value;
  await database
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await kept.executeTakeFirstOrThrow()).value;
}
