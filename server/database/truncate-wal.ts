import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from './open-database.ts';

/** Empties SQLite's log, where erased text stays readable. False where somebody reads or writes meanwhile. */
export async function truncateWal({ database, engine }: Store, tries = 1): Promise<boolean> {
  if (engine !== 'sqlite') return true;
  for (let tried = 1; ; tried += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows[0]?.busy === 0) return true;
    if (tried >= tries) return false;
    await pause(100);
  }
}

/** Empties it every few seconds, whoever erased something: a back-up under way may have held it up. */
export function keepWalShort(store: Store, intervalMs = 10_000): () => void {
  if (store.file === undefined) return () => {};
  const wal = `${store.file}-wal`;
  const timer = setInterval(() => {
    const size = statSync(wal, { throwIfNoEntry: false })?.size ?? 0;
    // Tried again the next time; that the database fails, its health check says.
    if (size > 0) truncateWal(store).catch(() => {});
  }, intervalMs);
  return () => clearInterval(timer);
}
