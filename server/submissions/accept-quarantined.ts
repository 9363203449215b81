import type { Store } from '#server/database/open-database.ts';
import { queueQuarantined } from '#server/outbox/outbox.ts';

/** Ends a submission's quarantine and queues its deliveries. Resolves to their number. */
export function acceptQuarantined({ database }: Store, id: string, now = Date.now()): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await transaction.updateTable('submissions').set({ state: 'accepted' }).where('id', '=', id).execute();
    return queueQuarantined(transaction, id, now);
  });
}
