import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from './open-database.ts';

/** Empties SQLite's log, which still contains erased text. Resolves to false while somebody reads or writes. */
export async function truncateWal({ database, engine }: Store, tries = 1): Promise<boolean> {
  if (engine !== 'sqlite') return true;
  for (let tried = 1; ; tried += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows[0]?.busy === 0) return true;
    if (tried >= tries) return false;
    await pause(100);
  }
}

/** Empties the log every few seconds, as a backup may have prevented it at an erasure. Returns a function to stop. */
export function keepWalShort(store: Store, intervalMs = 10_000): () => void {
  if (store.file === undefined) return () => {};
  const wal = `${store.file}-wal`;
  const timer = setInterval(() => {
    const size = statSync(wal, { throwIfNoEntry: false })?.size ?? 0;
    // The next round tries again; the health check reports a failing database.
    if (size > 0) truncateWal(store).catch(() => {});
  }, intervalMs);
  return () => clearInterval(timer);
}

/** The reserve has room for the largest file twice, with its pages' headers. */
const reserveBytes = 16_000_000;

/** Frees a reserve of space while `run` runs, because SQLite writes to its log before it deletes. */
export async function withDiskReserve<Result>({ file }: Store, run: () => Promise<Result>): Promise<Result> {
  if (file === undefined) return run();
  const reserve = `${file}-reserve`;
  // In a folder that cannot be written there is no reserve either.
  const free = () => rm(reserve, { force: true }).catch(() => {});
  await free();
  try {
    return await run();
  } finally {
    // The bytes are random, because some file systems store zeros in no space at all.
    await writeFile(reserve, randomBytes(reserveBytes), { mode: 0o600 }).catch(free);
  }
}

/** Gives SQLite's free space back to the disk, a megabyte at a time. PostgreSQL keeps it for new rows. */
export async function giveSpaceBack({ database, engine }: Store): Promise<void> {
  if (engine !== 'sqlite') return;
  const freePages = async () => {
    const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(database);
    return rows[0]?.freelist_count ?? 0;
  };
  for (let free = await freePages(); free > 0; ) {
    await sql`pragma incremental_vacuum(256)`.execute(database);
    const left = await freePages();
    if (left >= free) return;
    free = left;
  }
}
