import type { ChosenStatus } from '#codes/form-codes.ts';
import type { Store } from '#server/database/open-database.ts';
import { newDelivery } from '#server/outbox/outbox.ts';
import { answerStatuses } from '#submissions/deadlines.ts';
import type { SubmissionDetails } from './submission-details.ts';

/** Changes with every update, so that no update overwrites one that its author has not seen. */
export const statusVersion = ({ status_at }: SubmissionDetails) => String(status_at ?? '');

/** Resolves to false if another update or a withdrawal came in between. */
export async function setStatus(
  { database }: Store,
  submission: SubmissionDetails,
  { status, name, note = '' }: { status: ChosenStatus; name: string; note?: string | undefined },
  version: string,
  now: number,
): Promise<boolean> {
  // A double click sends the same update twice.
  const isRepeat =
    submission.status === status && submission.status_by === name && (submission.status_note ?? '') === note;
  if (isRepeat) return true;
  if (version !== statusVersion(submission)) return false;
  const { numUpdatedRows } = await database
    .updateTable('submissions')
    .set({
      status,
      status_by: name,
      status_at: Math.max(now, (submission.status_at ?? 0) + 1),
      status_note: note || null,
      answered_at: answerStatuses.includes(status) ? (submission.answered_at ?? now) : null,
    })
    .where('id', '=', submission.id)
    .where('withdrawn_at', 'is', null)
    .where('status_at', 'is not distinct from', submission.status_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Resolves to false unless the submission is declined, is not withdrawn and has no reply yet. */
export function enqueueReply({ database }: Store, { id }: SubmissionDetails, reply: string, now: number) {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('submissions')
      .set({ reply })
      .where('id', '=', id)
      .where('status', '=', 'declined')
      .where('reply', 'is', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const row = newDelivery({ submission_id: id, kind: 'decline-reply', state: 'queued' }, now);
    await transaction.insertInto('outbox').values(row).execute();
    return true;
  });
}
