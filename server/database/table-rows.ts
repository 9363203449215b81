import { type RawBuilder, sql } from 'kysely';
import type { Store } from './open-database.ts';
import { type TableName, tableKeys, tableNames } from './table-keys.ts';

export type Row = Record<string, unknown>;

/** Where a reading of a table has come to: the key of its last row. */
export type Key = unknown[];

/** Rows at a time: few where each may hold a file of 5 MB. */
const [many, few] = [200, 4];

/** The tables that a store has: one of an older form has fewer. */
export async function tablesIn({ database }: Store): Promise<TableName[]> {
  const there = new Set((await database.introspection.getTables()).map(({ name }) => name));
  return tableNames.filter((name) => there.has(name));
}

/** All rows of a table after a key, in the order of their keys, some at a time. */
export async function* rowsAfter({ database }: Store, table: TableName, after?: Key): AsyncGenerator<Row[]> {
  const key = sql.join(tableKeys[table].map((column) => sql.ref(column)));
  const size = table === 'files' || table === 'drafts' ? few : many;
  for (let last = after; ; ) {
    const rest: RawBuilder<unknown> = last ? sql`where (${key}) > (${sql.join(last)})` : sql``;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${rest} order by ${key} limit ${sql.lit(size)}`.execute(database);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = keyOf(table, rows.at(-1) ?? {});
  }
}

/** The key of a row. */
export function keyOf(table: TableName, row: Row): Key {
  return tableKeys[table].map((column) => row[column]);
}

/** Adds rows as they are. */
export async function addRows({ database }: Pick<Store, 'database'>, table: TableName, rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(database);
}
