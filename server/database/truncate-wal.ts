import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from './open-database.ts';

/** Erased text stays readable there. False where a reader kept it for two seconds. */
export async function truncateWal({ database, engine }: Store): Promise<boolean> {
  if (engine !== 'sqlite') return true;
  for (let tries = 0; tries < 20; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows[0]?.busy === 0) return true;
    await pause(100);
  }
  return false;
}
