import { sql } from 'kysely';
import type { Store } from './open-database.ts';
import type { TableName } from './table-keys.ts';
import { addRows, type Key, keyOf, rowsAfter, tablesIn } from './table-rows.ts';

/** `begun` holds a part of this very copy. */
export type TargetState = 'empty' | 'begun' | 'taken';

/** @param name identifies the copy: one that broke off is resumed only under the same name */
export async function targetStateOf(name: string, target: Store): Promise<TargetState> {
  const progress = await progressOf(target);
  if (progress) return progress.every(({ copy }) => copy === name) ? 'begun' : 'taken';
  for (const table of await tablesIn(target)) {
    for await (const rows of rowsAfter(target, table)) if (rows.length > 0) return 'taken';
  }
  return 'empty';
}

/**
 * Copies all rows into an empty store of the same schema version, in any engine. Resumes where it broke off.
 * The progress table stays until `endCopy`, and tells a partial copy from a complete one.
 */
export async function copyTables(name: string, source: Store, target: Store): Promise<void> {
  await sql`create table if not exists copying ("table" text primary key, copy text not null, last text)`.execute(
    target.database,
  );
  const progress = (await progressOf(target)) ?? [];
  for (const table of await tablesIn(source)) {
    const last = progress.find((saveProgress) => saveProgress.table === table)?.last;
    await mark(target, { table, copy: name, last: last ?? null });
    for await (const rows of rowsAfter(source, table, last ? (JSON.parse(last) as Key) : undefined)) {
      const key = JSON.stringify(keyOf(table, rows.at(-1) ?? {}));
      await target.database.transaction().execute(async (transaction) => {
        await addRows({ database: transaction }, table, rows);
        await mark({ ...target, database: transaction }, { table, copy: name, last: key });
      });
    }
  }
}

export async function endCopy({ database }: Store): Promise<void> {
  await database.schema.dropTable('copying').ifExists().execute();
}

interface CopyProgress {
  table: TableName;
  copy: string;
  /** JSON of the last copied key. */
  last: string | null;
}

async function progressOf({ database }: Store): Promise<CopyProgress[] | undefined> {
  const tables = await database.introspection.getTables();
  if (!tables.some(({ name }) => name === 'copying')) return undefined;
  return (await sql<CopyProgress>`select * from copying`.execute(database)).rows;
}

async function mark({ database }: Store, { table, copy, last }: CopyProgress) {
  await sql`
    insert into copying ("table", copy, last) values (${table}, ${copy}, ${last})
    on conflict ("table") do update set last = excluded.last`.execute(database);
}
