import { hash } from 'node:crypto';
import type { Store } from './open-database.ts';
import { type Row, rowsAfter, tablesIn } from './table-rows.ts';

/** What a table holds: how many rows, and a hash of all of them that is the same in SQLite and in PostgreSQL. */
interface TableContents {
  rows: number;
  /** SHA-256, hex. */
  sha256: string;
}

/** What a database holds, by table. */
export type Contents = Record<string, TableContents>;

/** Counts and hashes every row of every table. Whoever needs one moment's contents sees to it that nobody writes. */
export async function contentsOf(store: Store): Promise<Contents> {
  const contents: Contents = {};
  for (const table of await tablesIn(store)) {
    const hashes: string[] = [];
    for await (const rows of rowsAfter(store, table)) hashes.push(...rows.map(hashOf));
    // Sorted, because the databases do not agree on the order of keys.
    contents[table] = { rows: hashes.length, sha256: hash('sha256', hashes.sort().join('\n')) };
  }
  return contents;
}

/** The tables that two databases do not have alike; none where they hold the same. */
export function differences(one: Contents, other: Contents): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.sha256 !== other[name]?.sha256,
  );
}

function hashOf(row: Row): string {
  const cells = Object.entries(row).map(([column, value]) => [
    column,
    value instanceof Uint8Array ? hash('sha256', value) : value,
  ]);
  return hash('sha256', JSON.stringify(cells.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))));
}
