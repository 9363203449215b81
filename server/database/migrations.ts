import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { codeOf, messageOf } from '#lib/error-message.ts';
import { migrationSteps } from './migration-steps.ts';
import { StorageUnavailable, UnusableDatabase } from './storage-unavailable.ts';
import type { Engine } from './store-options.ts';
import type { Tables } from './tables.ts';

export const latestSchemaVersion = Object.keys(migrationSteps('sqlite')).at(-1) ?? '';

/** Migrates under a lock. Throws `UnusableDatabase` if a newer release has changed the tables. */
export async function migrate(store: Migratable, version = latestSchemaVersion) {
  if (store.engine === 'postgres') {
    const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding
      where current_setting('server_encoding') not in ('UTF8', 'SQL_ASCII')`.execute(store.database);
    const words = 'The database cannot hold Arabic. Make one whose encoding is UTF8: its encoding is';
    if (rows[0]) throw new UnusableDatabase(`${words} ${rows[0].encoding}.`);
  }
  const current = await schemaVersionOf(store);
  if (current && !isKnownSchemaVersion(current))
    throw new UnusableDatabase(
      `The database belongs to a newer release of the site (${current}). ` +
        'Start that release, or restore a backup made by this one.',
    );
  const { error } = await migratorOf(store).migrateTo(version);
  if (error instanceof StorageUnavailable) throw error;
  if (error)
    throw new Error(
      `The database could not be updated: ${messageOf(error)}. If it is of this site alone, keep a copy of it, and report this to the developer.`,
      { cause: error },
    );
}

/** Resolves to the name of the last migration; undefined for a database without tables. */
export async function schemaVersionOf({ database }: Migratable): Promise<string | undefined> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return undefined;
  const query = sql<{ version: string | null }>`select max(name) as version from kysely_migration`;
  const { rows } = await query.execute(database).catch((error) => {
    // PostgreSQL lists the tables of every schema.
    if (codeOf(error) !== undefinedTable) throw error;
    throw new UnusableDatabase('Another program has tables in the database. The site needs one of its own.');
  });
  return rows[0]?.version ?? undefined;
}

const undefinedTable = '42P01';

export function isKnownSchemaVersion(version: string): boolean {
  return Object.hasOwn(migrationSteps('sqlite'), version);
}

/** Resolves to the number of missing migrations: 0, unless an older database replaced this one at run time. */
export async function countPending(store: Migratable): Promise<number> {
  const migrations = await migratorOf(store).getMigrations();
  return migrations.filter(({ executedAt }) => executedAt === undefined).length;
}

interface Migratable {
  database: Kysely<Tables>;
  engine: Engine;
}

function migratorOf({ database, engine }: Migratable): Migrator {
  const migrations = Object.entries(migrationSteps(engine)).map(([name, steps]) => {
    const up = async (transaction: Kysely<unknown>) => {
      for (const step of steps) await sql.raw(step).execute(transaction);
    };
    return [name, { up }] as const;
  });
  return new Migrator({
    db: database,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
  });
}
