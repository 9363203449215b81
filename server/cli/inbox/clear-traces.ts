import type { Store } from '../../database/open-database.ts';
import { truncateWal } from '../../database/truncate-wal.ts';

/** Clears the traces of what was erased, and gives what staff should know: nothing, where all are gone. */
export async function clearTraces(store: Store): Promise<string> {
  if (await truncateWal(store)) return '';
  return '\nThe site is busy: traces stay in the log of the database for a while. `purge` clears them, too.';
}
