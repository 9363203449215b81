import type { Store } from '../database/open.ts';
import type { HeartbeatRow } from '../database/tables.ts';

/** Milliseconds without an arrival, from the first heartbeat that is missed, until they are said to have stopped. */
export const patience = 5 * 60_000;
/** Milliseconds until one that has not arrived is replaced: a mail server that said "not now" is asked again before. */
export const replacedAfter = 2 * 60_000;

/** The one row of `heartbeats`, which all processes on the database share. */
const name = 'site';

/** How the heartbeats fare; undefined before the first one. */
export function readHeartbeat({ database }: Store): Promise<HeartbeatRow | undefined> {
  return database.selectFrom('heartbeats').selectAll().where('name', '=', name).executeTakeFirst();
}

/** Whether heartbeats have stopped: one is late, or none was begun for so long. */
export function isOverdue(found: HeartbeatRow | undefined, every: number, now: number): boolean {
  if (!found) return false;
  const { waiting_since: since, begun_at: begun } = found;
  return (since !== null && now - since > patience) || now - begun > every + patience;
}

/**
 * Begins a heartbeat where one is due, and answers whether it did: of several processes that ask at once, one does.
 * @param every milliseconds between two; one that does not arrive is replaced sooner
 */
export async function beginHeartbeat({ database }: Store, every: number, now: number): Promise<boolean> {
  const begun = await database
    .insertInto('heartbeats')
    .values({ name, begun_at: now, waiting_since: now, told: 'up' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (begun.numInsertedOrUpdatedRows) return true;
  const { numUpdatedRows } = await database
    .updateTable('heartbeats')
    .set(({ fn, val }) => ({ begun_at: now, waiting_since: fn.coalesce('waiting_since', val(now)) }))
    .where('name', '=', name)
    .where(({ or, and, eb }) =>
      or([
        and([eb('waiting_since', 'is', null), eb('begun_at', '<=', now - every)]),
        and([eb('waiting_since', 'is not', null), eb('begun_at', '<=', now - replacedAfter)]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a heartbeat that was delivered, with all that hangs on it, and notes that it arrived. */
export async function markArrived({ database }: Store, submissionId: string, now: number) {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('submissions').where('id', '=', submissionId).execute();
    await transaction
      .updateTable('heartbeats')
      .set({ arrived_at: now, waiting_since: null, failure: null })
      .where('name', '=', name)
      .execute();
  });
}

/** Removes the heartbeats that did not arrive, and answers what kept the last of them; undefined where there was none. */
export async function removeLost({ database }: Store): Promise<string | undefined> {
  const lost = await database
    .selectFrom('outbox')
    .select(['state', 'last_error'])
    .where('kind', '=', 'heartbeat')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  await database.deleteFrom('submissions').where('heartbeat', '=', 1).execute();
  if (!lost) return undefined;
  // What the other side said comes after the reason, and stays here.
  return lost.state === 'held' ? 'held' : (lost.last_error?.split(':')[0] ?? 'not-sent');
}

/** Notes what kept a heartbeat from arriving. */
export async function noteFailure({ database }: Store, failure: string) {
  await database.updateTable('heartbeats').set({ failure }).where('name', '=', name).execute();
}

/** Notes an outage in which nothing could be noted, unless a heartbeat has arrived since. */
export async function noteOutage({ database }: Store, since: number) {
  await database
    .updateTable('heartbeats')
    .set(({ fn, val }) => ({ told: 'down', waiting_since: fn.coalesce('waiting_since', val(since)) }))
    .where('name', '=', name)
    .where(({ or, eb }) => or([eb('arrived_at', 'is', null), eb('arrived_at', '<', since)]))
    .execute();
}

/** Milliseconds in which one process tells the other system, before another one may; and between two tries. */
const telling = 60_000;

/** Whether this process is to tell of a change: of several that ask at once, one is. */
export async function claimTelling({ database }: Store, from: HeartbeatRow['told'], now: number) {
  const { numUpdatedRows } = await database
    .updateTable('heartbeats')
    .set({ telling_until: now + telling })
    .where('name', '=', name)
    .where('told', '=', from)
    .where(({ or, eb }) => or([eb('telling_until', 'is', null), eb('telling_until', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes what the other system was told. */
export async function markTold({ database }: Store, told: HeartbeatRow['told']) {
  await database
    .updateTable('heartbeats')
    .set({ told, telling_until: null })
    .where('name', '=', name)
    .execute();
}
