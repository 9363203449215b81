import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from './open-database.ts';

/**
 * Truncates SQLite's write-ahead log, where erased text would stay readable. Waits up to two seconds for a
 * reader; resolves to false where it did not end.
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
