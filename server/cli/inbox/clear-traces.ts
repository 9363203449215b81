import type { Store } from '../../database/open-database.ts';
import { truncateWal } from '../../database/truncate-wal.ts';

/** Truncates the write-ahead log after an erasure. Resolves to a note for staff where that has to wait. */
export async function clearTraces(store: Store): Promise<string> {
  if (await truncateWal(store)) return '';
  return '\nThe site is busy: traces stay in the log of the database for a while. `purge` clears them, too.';
}
