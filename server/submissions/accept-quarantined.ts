import type { Store } from '#server/database/open-database.ts';

/** Ends a submission's quarantine and queues its deliveries. Resolves to their number. */
export function acceptQuarantined({ database }: Store, id: string, now = Date.now()): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await transaction.updateTable('submissions').set({ state: 'accepted' }).where('id', '=', id).execute();
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      // The link in the confirmation is valid from this moment.
      .set({ state: 'queued', send_at: now, created_at: now })
      .where('submission_id', '=', id)
      .where('state', '=', 'quarantined')
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}
