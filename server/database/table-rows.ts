import { type RawBuilder, sql } from 'kysely';
import type { Store } from './open-database.ts';
import { type TableName, tableKeys, tableNames } from './table-keys.ts';

export type Row = Record<string, unknown>;

export type Key = unknown[];

/** Few where a row may hold a file of 5 MB. */
const [many, few] = [200, 4];

/** An older schema version has fewer tables. */
export async function tablesIn({ database }: Store): Promise<TableName[]> {
  const there = new Set((await database.introspection.getTables()).map(({ name }) => name));
  return tableNames.filter((name) => there.has(name));
}

/** All rows after a key, in batches, ordered by key. */
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

export function keyOf(table: TableName, row: Row): Key {
  return tableKeys[table].map((column) => row[column]);
}

export async function addRows({ database }: Pick<Store, 'database'>, table: TableName, rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(database);
}
