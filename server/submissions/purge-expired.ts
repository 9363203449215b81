import { type FormId, formIds } from '#forms/choices.ts';
import { dayMs } from '#language/time.ts';
import type { Database, Store } from '../database/open-database.ts';
import type { SubmissionState } from '../database/tables.ts';
import { purgeNotifications } from '../outbox/enqueue.ts';
import { purgeAuditLog } from './audit-log.ts';
import { purgeDrafts } from './drafts.ts';
import { formsUnder, monthsFrom, type Retention, withdrawnTtlMs } from './retention.ts';

export async function purgeExpired(store: Store, retention: Retention, now: number) {
  const purged = await purgeSubmissions(store, retention, now);
  await purgeNotifications(store.database, now);
  await purgeAuditLog(store.database, now);
  return { ...purged, drafts: await purgeDrafts(store, now) };
}

export function purgeSubmissions({ database }: Store, retention: Retention, now: number) {
  return database.transaction().execute(async (transaction) => {
    // The rest is erased by `on delete cascade`.
    const expired = transaction.deleteFrom('submissions');
    const erase = async (forms: readonly FormId[], before: number, states: SubmissionState[]) => {
      const { numDeletedRows } = await expired
        .where('form', 'in', forms)
        .where('state', 'in', states)
        .where('created_at', '<', before)
        .executeTakeFirst();
      return Number(numDeletedRows);
    };
    const enquiriesEnd = monthsFrom(now, -retention.enquiriesMonths);
    const applicationsEnd = monthsFrom(now, -retention.applicationsMonths);
    const heldEnd = now - retention.heldDays * dayMs;
    const withdrawn = await expired.where('withdrawn_at', '<', now - withdrawnTtlMs).executeTakeFirst();
    return {
      withdrawn: Number(withdrawn.numDeletedRows),
      held: await erase(formIds, heldEnd, ['held']),
      enquiries: await erase(formsUnder('enquiriesMonths'), enquiriesEnd, ['accepted', 'held']),
      applications: await erase(formsUnder('applicationsMonths'), applicationsEnd, ['accepted', 'held']),
    };
  });
}

export type Erased = Awaited<ReturnType<typeof eraseSubmissions>>;

/** In the caller's transaction. */
export async function eraseSubmissions(transaction: Database, found: { id: string }[]) {
  const gone = { messages: 0, consents: 0, deliveries: 0, files: 0 };
  // Below the parameters that a statement may have.
  for (let at = 0; at < found.length; at += 500) {
    const ids = found.slice(at, at + 500).map(({ id }) => id);
    const remove = async (table: 'consents' | 'outbox' | 'files') => {
      const removed = transaction.deleteFrom(table).where('submission_id', 'in', ids);
      return Number((await removed.executeTakeFirst()).numDeletedRows);
    };
    await transaction
      .deleteFrom('drafts')
      .where('bytes', 'in', (file) =>
        file.selectFrom('files').select('files.bytes').where('submission_id', 'in', ids),
      )
      .execute();
    gone.consents += await remove('consents');
    gone.deliveries += await remove('outbox');
    gone.files += await remove('files');
    const messages = await transaction.deleteFrom('submissions').where('id', 'in', ids).executeTakeFirst();
    gone.messages += Number(messages.numDeletedRows);
  }
  return gone;
}
