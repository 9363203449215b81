import type { Store } from '../database/open-database.ts';

/** Resolves to how many deliveries became due. */
export function release({ database }: Store, submissionId: string, now = Date.now()): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('submissions')
      .set({ state: 'accepted' })
      .where('id', '=', submissionId)
      .execute();
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      // The link in the confirmation is valid from then on.
      .set({ state: 'due', due_at: now, created_at: now })
      .where('submission_id', '=', submissionId)
      .where('state', '=', 'quarantined')
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}

/** Those that failed, and those that wait for their next try; of one submission, or of all. Resolves to how many. */
export async function retryFailed(
  { database }: Store,
  which: { submissionId?: string | undefined } = {},
  now = Date.now(),
): Promise<number> {
  const { submissionId } = which;
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({ state: 'due', due_at: now, attempts: 0 })
    .where(({ eb, and, or }) =>
      or([eb('state', '=', 'failed'), and([eb('state', '=', 'due'), eb('due_at', '>', now)])]),
    )
    .$if(submissionId !== undefined, (query) => query.where('submission_id', '=', submissionId ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
