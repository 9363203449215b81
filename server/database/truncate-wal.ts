import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from './open-database.ts';

/**
 * Empties SQLite's write-ahead log, where erased text would stay readable until other rows are written over it.
 * A reader in the middle of a statement is waited for, up to two seconds; false where it did not end.
 */
export async function truncateWal({ database, engine }: Store): Promise<boolean> {
  if (engine !== 'sqlite') return true;
  for (let tries = 0; tries < 20; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows[0]?.busy === 0) return true;
    await pause(100);
  }
  return false;
}
