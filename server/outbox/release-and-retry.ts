import type { Store } from '../database/open-database.ts';

/** Lets a submission that was held as spam go its way. Answers how many deliveries are due by that. */
export function release({ database }: Store, submissionId: string, now = Date.now()): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('submissions')
      .set({ state: 'accepted' })
      .where('id', '=', submissionId)
      .execute();
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      // As if made now: the link in the confirmation lives from then on.
      .set({ state: 'due', due_at: now, created_at: now })
      .where('submission_id', '=', submissionId)
      .where('state', '=', 'held')
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}

/** Makes failed deliveries due again, as if none had been tried: of one submission, or of all. Answers how many. */
export async function retryFailed(
  { database }: Store,
  which: { submissionId?: string | undefined } = {},
  now = Date.now(),
): Promise<number> {
  const { submissionId } = which;
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({ state: 'due', due_at: now, attempts: 0 })
    .where('state', '=', 'failed')
    .$if(submissionId !== undefined, (query) => query.where('submission_id', '=', submissionId ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
