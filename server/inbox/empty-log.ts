import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '../database/open.ts';

/**
 * Empties SQLite's write-ahead log, where erased text would stay readable until other rows are written over it.
 * A reader in the middle of a statement is waited for, up to two seconds; answers what staff should know.
 */
export async function emptyLog({ database, engine }: Store): Promise<string> {
  if (engine !== 'sqlite') return '';
  for (let tries = 0; tries < 20; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows[0]?.busy === 0) return '';
    await pause(100);
  }
  return '\nThe site is busy: traces stay in the log of the database for a while. `purge` clears them, too.';
}
