import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Rows a second that SQLite commits one by one on this disk. */
export function durableInserts(seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-inserts-'));
  const database = new DatabaseSync(join(folder, 'rows.db'));
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table rows (id integer primary key, text text)',
  );
  const insert = database.prepare('insert into rows (text) values (?)');
  const text = 'x'.repeat(1000);
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < seconds * 1000) {
    insert.run(text);
    count += 1;
  }
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return Math.round(count / seconds);
}
