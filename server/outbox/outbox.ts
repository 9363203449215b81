import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { dayMs } from '#lib/durations.ts';
import type { Store } from '#server/database/open-database.ts';
import type { DeliveryKind, OutboxRow } from '#server/database/tables.ts';

export type NewDelivery = Insertable<OutboxRow>;

export function newDelivery(
  delivery: Omit<NewDelivery, 'id' | 'attempts' | 'send_at' | 'created_at'> & { send_at?: number },
  now: number,
): NewDelivery {
  return { id: randomUUID(), attempts: 0, send_at: now, created_at: now, ...delivery };
}

interface Claim {
  worker: string;
  now: number;
  leaseMs: number;
  limit: number;
  kinds: readonly DeliveryKind[];
}

/** Claims, in one statement, the deliveries that are longest queued or whose lease is over. */
export async function claimQueued({ database, engine }: Store, claim: Claim): Promise<OutboxRow[]> {
  const { worker, now, leaseMs, limit, kinds } = claim;
  if (kinds.length === 0) return [];
  // No wait is that long: a moment beyond it is of a clock that was wrong.
  const isOver = (moment: 'send_at' | 'lease_until') =>
    sql<boolean>`${sql.ref(moment)} not between ${now + 1} and ${now + 2 * dayMs}`;
  // `picked` is materialized, because PostgreSQL may otherwise evaluate it for each row and skip other locked rows.
  return database
    .with(
      (cte) => cte('picked').materialized(),
      (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('kind', 'in', kinds)
          .where(({ or, and, eb }) =>
            or([
              and([eb('state', '=', 'queued'), isOver('send_at')]),
              and([eb('state', '=', 'sending'), isOver('lease_until')]),
            ]),
          )
          .orderBy('send_at')
          .limit(limit)
          .$if(engine === 'postgres', (picking) => picking.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set((row) => ({
      state: 'sending',
      attempts: row('attempts', '+', 1),
      lease_until: now + leaseMs,
      worker,
    }))
    .where('id', 'in', (query) => query.selectFrom('picked').select('id'))
    .returningAll()
    .execute();
}

/** Marks a delivery as sent even if its lease ran out. Deletes the content of a privacy request. */
export async function markSent({ database }: Store, { id }: OutboxRow, now: number) {
  await database
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, lease_until: null, worker: null, privacy_request: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes a claimed delivery that must no longer be sent, unless another worker has claimed it since. */
export async function dropDelivery({ database }: Store, { id, worker }: OutboxRow) {
  await database.deleteFrom('outbox').where('id', '=', id).where('worker', '=', worker).execute();
}

export interface FailedAttempt {
  reason: FailureReason;
  /** The other side's message may hold personal data, so it never goes into a log. */
  detail: string;
  permanent: boolean;
}

/** Resolves to `lost` if another worker has claimed the delivery meanwhile. */
export async function markFailedAttempt(store: Store, row: OutboxRow, failure: FailedAttempt, now: number) {
  const { id, worker, attempts } = row;
  const { reason, detail, permanent } = failure;
  const waitMs = permanent ? undefined : backOff(attempts);
  const state = waitMs === undefined ? 'failed' : 'queued';
  const { numUpdatedRows } = await store.database
    .updateTable('outbox')
    .set({
      state,
      send_at: now + (waitMs ?? 0),
      last_error: `${reason}: ${detail.replace(/\s+/g, ' ').replaceAll('\0', '').slice(0, 500)}`,
      lease_until: null,
      worker: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('worker', '=', worker)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? state : 'lost';
}

const waitsMinutes = [1, 5, 15, 60, 180, 360, 720, 1440];

/** Returns the milliseconds until the next try, varied by a fifth to spread tries; undefined after the last one. */
function backOff(attempts: number): number | undefined {
  const minutes = waitsMinutes[attempts - 1];
  return minutes === undefined ? undefined : Math.round(minutes * 60_000 * (0.8 + 0.4 * Math.random()));
}

export type FailureReason =
  | 'refused' // 5xx for the mail
  | 'rejected-address' // 5xx for the receiver
  | 'greylisted' // 4xx
  | 'bad-credentials'
  | 'unreachable' // no connection, or a lost one
  | 'timeout'
  | 'webhook-refused' // anything but 2xx
  | 'webhook-gone' // 410: the receiver wants no more
  | 'not-rendered'; // a bug made the mail fail

/** Queues failed and waiting deliveries, of one submission or of all. Resolves to their number. */
export async function retryNow({ database }: Store, submissionId?: string) {
  const now = Date.now();
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({ state: 'queued', send_at: now, attempts: 0 })
    .where(({ eb, and, or }) =>
      or([eb('state', '=', 'failed'), and([eb('state', '=', 'queued'), eb('send_at', '>', now)])]),
    )
    .$if(submissionId !== undefined, (query) => query.where('submission_id', '=', submissionId ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
