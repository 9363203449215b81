import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { keysOf } from '#lib/records.ts';
import type { Store } from './open-database.ts';
import type { Tables } from './tables.ts';

/** The primary keys, in an order in which foreign keys allow rows to be copied. */
export const tableKeys = {
  submissions: ['id'],
  consents: ['submission_id', 'purpose'],
  outbox: ['id'],
  files: ['submission_id'],
  pending_uploads: ['token'],
  audit_log: ['id'],
  analytics: ['day', 'kind', 'language', 'path', 'name'],
  secrets: ['name'],
  probes: ['name'],
} satisfies { [Table in keyof Tables]: (keyof Tables[Table])[] };

type TableName = keyof typeof tableKeys;

type Row = Record<string, unknown>;

/** Copies all rows. `target` must have the tables of `source`, without rows. */
export async function copyRows(source: Store, target: Store): Promise<void> {
  for (const table of await tablesIn(source)) {
    for await (const rows of batchesOf(source, table)) {
      const insertion = target.database.insertInto(table).values(rows as never);
      await insertion.execute();
    }
  }
}

/** Resolves to those tables of the site that are there, which may be another program's. */
export async function tablesIn({ database }: Store): Promise<TableName[]> {
  const there = new Set((await database.introspection.getTables()).map(({ name }) => name));
  return keysOf(tableKeys).filter((name) => there.has(name));
}

/** Yields few rows at a time from a table whose rows may hold a file of 5 MB. */
async function* batchesOf({ database }: Store, table: TableName): AsyncGenerator<Row[]> {
  const columns: string[] = tableKeys[table];
  const key = sql.join(columns.map((column) => sql.ref(column)));
  const size = ['files', 'pending_uploads'].includes(table) ? 4 : 200;
  for (let rest: RawBuilder<unknown> = sql``; ; ) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${rest} order by ${key} limit ${sql.lit(size)}`.execute(database);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    rest = sql`where (${key}) > (${sql.join(columns.map((column) => rows.at(-1)?.[column]))})`;
  }
}

export type TableContents = Record<string, { rows: number; sha256: string }>;

/** Resolves to the number of rows and a hash of each table, which are the same in both engines. */
export async function contentsOf(store: Store): Promise<TableContents> {
  const contents: TableContents = {};
  for (const table of await tablesIn(store)) {
    const hashes: string[] = [];
    for await (const rows of batchesOf(store, table)) hashes.push(...rows.map(hashOf));
    // The hashes are sorted, because the engines order keys differently.
    contents[table] = { rows: hashes.length, sha256: hash('sha256', hashes.sort().join('\n')) };
  }
  return contents;
}

function hashOf(row: Row): string {
  const cells = Object.entries(row).map(([column, value]) => [
    column,
    value instanceof Uint8Array ? hash('sha256', value) : value,
  ]);
  return hash('sha256', JSON.stringify(cells.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))));
}
