import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Store } from './open.ts';
import { tablesIn } from './rows.ts';
import type { TableName } from './table-keys.ts';

/**
 * A lock that is kept by the database itself, so that it holds for every process on every machine, survives whoever set
 * it, and lets no write slip through. Reading goes on. Who writes gets `StorageUnavailable`.
 */
export interface Lock {
  /** New with every locking. */
  id: string;
  /** Milliseconds since 1970. */
  since: number;
}

/** `draining` lets deliveries that are under way come to their end; `shut` lets nothing change. */
export type LockStage = 'draining' | 'shut';

/** Locks a database, or brings a lock to another stage. When it answers, all writes that had begun have ended. */
export async function lock(store: Store, stage: LockStage, now: number): Promise<Lock> {
  const tables = await tablesIn(store);
  return store.database.transaction().execute(async (database) => {
    await sql`create table if not exists maintenance (id text primary key, since bigint not null)`.execute(
      database,
    );
    const found = await readLock(database);
    const made = found ?? { id: randomUUID(), since: now };
    if (!found) await sql`insert into maintenance values (${made.id}, ${made.since})`.execute(database);
    await removeTriggers({ ...store, database }, tables);
    const add = store.engine === 'postgres' ? addPostgresTriggers : addSqliteTriggers;
    await add(database, tables, stage);
    return made;
  });
}

/** The lock of a database, if it is locked. */
export async function lockOf({ database }: Store): Promise<Lock | undefined> {
  const tables = await database.introspection.getTables();
  return tables.some(({ name }) => name === 'maintenance') ? readLock(database) : undefined;
}

/** Takes the lock away, whoever set it. */
export async function unlock(store: Store): Promise<void> {
  const tables = await tablesIn(store);
  await store.database.transaction().execute(async (database) => {
    await removeTriggers({ ...store, database }, tables);
    await database.schema.dropTable('maintenance').ifExists().execute();
  });
}

async function readLock(database: Database): Promise<Lock | undefined> {
  const { rows } = await sql<Lock>`select id, since from maintenance`.execute(database);
  return rows[0];
}

const sentence = 'it is locked while its messages move to another (npm run move-database)';
const acts = ['insert', 'update', 'delete'] as const;

/** What the lock of a stage keeps out of a table: a claim of a delivery alone, or every act. */
function keptOut(table: TableName, act: (typeof acts)[number], stage: LockStage): 'all' | 'claims' {
  return stage === 'draining' && table === 'outbox' && act === 'update' ? 'claims' : 'all';
}

async function addSqliteTriggers(database: Database, tables: TableName[], stage: LockStage) {
  for (const table of tables) {
    for (const act of acts) {
      const only = keptOut(table, act, stage) === 'claims' ? sql`when new.state = 'sending'` : sql``;
      await sql`create trigger ${sql.ref(triggerName(table, act))} before ${sql.raw(act)} on ${sql.table(table)} ${only}
        begin select raise(abort, ${sql.lit(sentence)}); end`.execute(database);
    }
  }
}

async function addPostgresTriggers(database: Database, tables: TableName[], stage: LockStage) {
  // 55 is an outage to postgres.ts: the object is not in a state for this.
  await sql`create or replace function maintenance_refuses() returns trigger language plpgsql as $$
    begin raise exception ${sql.lit(sentence)} using errcode = '55000'; end $$`.execute(database);
  for (const table of tables) {
    for (const act of acts) {
      const only =
        keptOut(table, act, stage) === 'claims'
          ? sql`for each row when (new.state = 'sending')`
          : sql`for each statement`;
      await sql`create trigger ${sql.ref(triggerName(table, act))} before ${sql.raw(act)} on ${sql.table(table)} ${only}
        execute function maintenance_refuses()`.execute(database);
    }
  }
}

async function removeTriggers({ database, engine }: Store, tables: TableName[]) {
  for (const table of tables) {
    for (const act of acts) {
      const on = engine === 'postgres' ? sql`on ${sql.table(table)}` : sql``;
      await sql`drop trigger if exists ${sql.ref(triggerName(table, act))} ${on}`.execute(database);
    }
  }
  if (engine === 'postgres') await sql`drop function if exists maintenance_refuses()`.execute(database);
}

function triggerName(table: TableName, act: string): string {
  return `maintenance_${table}_${act}`;
}
