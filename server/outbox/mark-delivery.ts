import type { Store } from '../database/open-database.ts';
import type { OutboxRow } from '../database/tables.ts';
import { backOff } from './back-off.ts';
import type { FailureReason } from './failure-reasons.ts';

/** Marks a claimed delivery as sent. Also when its lease ran out meanwhile: sent is sent. Of a notice it keeps only that. */
export async function markSent({ database }: Store, row: OutboxRow, now: number) {
  await database
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, lease_until: null, worker: null, notice: null })
    .where('id', '=', row.id)
    .execute();
}

export interface FailedAttempt {
  reason: FailureReason;
  /** What the other side said. May hold personal data: for the database only, never for a log. */
  detail: string;
  /** Another try cannot end better. */
  permanent: boolean;
}

/**
 * Marks a claimed delivery's try as failed: due again after the back-off, or `failed` after the last.
 * `lost` when the lease ran out and the delivery is another worker's by now.
 */
export async function markFailedAttempt(
  { database }: Store,
  row: OutboxRow,
  { reason, detail, permanent }: FailedAttempt,
  now: number,
): Promise<'due' | 'failed' | 'lost'> {
  const wait = permanent ? undefined : backOff(row.attempts);
  const state = wait === undefined ? 'failed' : 'due';
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({
      state,
      due_at: now + (wait ?? 0),
      last_error: `${reason}: ${detail.replace(/\s+/g, ' ').replaceAll('\0', '').slice(0, 500)}`,
      lease_until: null,
      worker: null,
    })
    .where('id', '=', row.id)
    .where('state', '=', 'sending')
    .where('worker', '=', row.worker)
    .where('attempts', '=', row.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? state : 'lost';
}
