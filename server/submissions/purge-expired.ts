import { type FormId, formIds } from '#forms/choices.ts';
import { dayMs } from '#language/time.ts';
import type { Store } from '../database/open-database.ts';
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
