import { hash } from 'node:crypto';
import type { Store } from './open-database.ts';
import { batchesOf, type Row, tablesIn } from './table-rows.ts';

export type Contents = Record<string, { rows: number; sha256: string }>;

export async function contentsOf(store: Store): Promise<Contents> {
  const contents: Contents = {};
  for (const table of await tablesIn(store)) {
    const hashes: string[] = [];
    for await (const rows of batchesOf(store, table)) hashes.push(...rows.map(hashOf));
    // Sorted, because the engines order keys differently.
    contents[table] = { rows: hashes.length, sha256: hash('sha256', hashes.sort().join('\n')) };
  }
  return contents;
}

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
