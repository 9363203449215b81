import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Engine, Store } from './open-database.ts';
import { privacyTables } from './privacy-tables.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/**
 * Migrates under a lock: any number of processes may start at once.
 * @param form an older schema version, for a copy of tables that are as old
 */
export async function migrate({ database, engine }: Store, form = latestSchemaVersion) {
  const migrator = migratorOf({ database, engine });
  const { error } = await (form === latestSchemaVersion
    ? migrator.migrateToLatest()
    : migrator.migrateTo(form));
  if (error instanceof StorageUnavailable) throw error;
  if (error)
    throw new Error(`The database could not be brought up to date: ${String(error)}`, { cause: error });
}

/** The last migration that the tables have seen; undefined where there are no tables. */
export async function schemaVersionOf({ database }: Store): Promise<string | undefined> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return undefined;
  const { rows } = await sql<{ form: string | null }>`select max(name) as form from kysely_migration`.execute(
    database,
  );
  return rows[0]?.form ?? undefined;
}

/** False where the tables are newer than this code. */
export function isKnownSchemaVersion(form: string): boolean {
  return Object.hasOwn(migrations('sqlite'), form);
}

/** Not zero where an older database was put in place of the one at the start. */
export async function countPending(store: Tabled): Promise<number> {
  const known = await migratorOf(store).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).length;
}

type Tabled = Pick<Store, 'database' | 'engine'>;

function migratorOf({ database, engine }: Tabled): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => migrations(engine) } });
}

/** Sorted by name. A published migration is never changed. */
function migrations(engine: Engine): Record<string, Migration> {
  return {
    '0001-submissions': {
      async up(database) {
        await submissions(database);
        await submissionParts(database, engine);
      },
    },
    '0002-drafts': { up: (database) => drafts(database, engine) },
    '0003-heartbeat': { up: heartbeat },
    '0004-rights': { up: (database) => privacyTables(database, engine) },
    '0005-no-heartbeat': { up: noHeartbeat },
  };
}

export const latestSchemaVersion = Object.keys(migrations('sqlite')).sort().at(-1) ?? '';

async function submissions({ schema }: Kysely<unknown>) {
  await schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('accepted', 'held')`))
    .addColumn('suspicions', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('country', 'text')
    .addColumn('email', 'text')
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('submissions_repeat', ['idempotency_key', 'content_hash'])
    .execute();
  await schema.createIndex('submissions_by_time').on('submissions').column('created_at').execute();
  await schema.createIndex('submissions_by_email').on('submissions').column('email').execute();
}

async function submissionParts({ schema }: Kysely<unknown>, engine: Engine) {
  const bytes = engine === 'postgres' ? 'bytea' : 'blob';
  await schema
    .createTable('consents')
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('given', 'integer', (column) => column.notNull().check(sql`given in (0, 1)`))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('notice_version', 'text', (column) => column.notNull())
    .addColumn('notice_language', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('consents_key', ['submission_id', 'purpose'])
    .execute();

  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('held', 'due', 'sending', 'sent', 'failed')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint')
    .addColumn('worker', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .execute();
  await schema.createIndex('outbox_by_state').on('outbox').columns(['state', 'due_at']).execute();
  await schema.createIndex('outbox_by_submission').on('outbox').column('submission_id').execute();

  await schema
    .createTable('files')
    .addColumn('submission_id', 'text', (column) =>
      column.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('marks', 'text', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function drafts({ schema }: Kysely<unknown>, engine: Engine) {
  await schema
    .createTable('drafts')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('marks', 'text', (column) => column.notNull())
    .addColumn('bytes', engine === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function heartbeat({ schema }: Kysely<unknown>) {
  await schema
    .alterTable('submissions')
    .addColumn('heartbeat', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`heartbeat in (0, 1)`),
    )
    .execute();
  await schema
    .createTable('heartbeats')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('waiting_since', 'bigint')
    .addColumn('arrived_at', 'bigint')
    .addColumn('failure', 'text')
    .addColumn('told', 'text', (column) => column.notNull().check(sql`told in ('up', 'down')`))
    .addColumn('telling_until', 'bigint')
    .execute();
  await schema
    .createTable('probes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function noHeartbeat(database: Kysely<unknown>) {
  await sql`delete from submissions where heartbeat = 1`.execute(database);
  await database.schema.alterTable('submissions').dropColumn('heartbeat').execute();
  await database.schema.dropTable('heartbeats').execute();
}
