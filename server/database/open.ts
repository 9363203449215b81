import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrations.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Engine = 'sqlite' | 'postgres';

export interface Store {
  database: Database;
  engine: Engine;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL where an address of one is given, else `site.db` in the data folder; either is made ready first.
 * Here and in every later statement, a database that cannot be used throws `StorageUnavailable`.
 */
export async function openDatabase(where: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Store> {
  const { databaseUrl, dataDir } = where;
  const engine = databaseUrl ? 'postgres' : 'sqlite';
  const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(join(dataDir, 'site.db'));
  const database: Database = new Kysely({ dialect });
  try {
    await migrate(database, engine);
  } catch (error) {
    await database.destroy().catch(() => {});
    throw error;
  }
  return { database, engine, close: () => database.destroy() };
}

/** 32 random bytes in base64url under a name: drawn by the first process that asks, and the same for all from then on. */
export async function secretOf({ database }: Store, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await database
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return kept.value;
}
