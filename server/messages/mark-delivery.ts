import { hourMs } from '#i18n/time.ts';
import type { Store } from '../database/open-database.ts';
import type { OutboxRow } from '../database/tables.ts';

/** Also when its lease ran out meanwhile. Drops the content of a notification. */
export async function markSent({ database }: Store, row: OutboxRow, now: number) {
  await database
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, lease_until: null, worker: null, privacy_notification: null })
    .where('id', '=', row.id)
    .execute();
}

/** Of what must not be sent any more. */
export async function dropDelivery({ database }: Store, { id, worker }: OutboxRow) {
  await database.deleteFrom('outbox').where('id', '=', id).where('worker', '=', worker).execute();
}

export interface FailedAttempt {
  reason: FailureReason;
  /** The other side's message. May hold personal data: never for a log. */
  detail: string;
  permanent: boolean;
}

/** `lost` when another worker claimed it meanwhile. */
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

const minuteMs = 60_000;

const waitsMs = [
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
  12 * hourMs,
  24 * hourMs,
];

/** Varies by a fifth, so that what failed together is not retried together; undefined after the last. */
export function backOff(attempts: number, random = Math.random()): number | undefined {
  const wait = waitsMs[attempts - 1];
  return wait === undefined ? undefined : Math.round(wait * (0.8 + 0.4 * random));
}

export type FailureReason =
  | 'refused' // 5xx for the mail
  | 'rejected-address' // 5xx for the receiver
  | 'greylisted' // 4xx
  | 'login'
  | 'unreachable' // no connection, or a lost one
  | 'timeout'
  | 'webhook-answer' // anything but 2xx
  | 'webhook-gone' // 410: the receiver wants no more
  | 'unmade'; // a fault of ours
