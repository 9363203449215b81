import type { DeleteResult } from 'kysely';
import { type FormId, formIds } from '#codes/form-codes.ts';
import { dayMs, monthsFrom } from '#lib/durations.ts';
import type { Store } from '#server/database/open-database.ts';
import { giveSpaceBack, truncateWal, withDiskReserve } from '#server/database/sqlite-space.ts';
import { auditLogTtlMs } from './audit-log.ts';
import { purgePendingUploads } from './pending-uploads.ts';
import { privacyRequestTtlMs } from './privacy-request.ts';
import { formsUnder, type Retention, withdrawnTtlMs } from './retention.ts';

/** Purges pending uploads, submissions, other deliveries and the audit log past their retention, also on a full disk. */
export function purgeExpired(store: Store, retention: Retention, now: number) {
  return withDiskReserve(store, async () => {
    await truncateWal(store);
    const pendingUploads = await purgePendingUploads(store, now);
    const purged = await purgeSubmissions(store, retention, now);
    const withoutSubmission = store.database.deleteFrom('outbox').where('submission_id', 'is', null);
    await withoutSubmission.where('created_at', '<', now - privacyRequestTtlMs).execute();
    await store.database
      .deleteFrom('audit_log')
      .where('at', '<', now - auditLogTtlMs)
      .execute();
    await giveSpaceBack(store);
    await truncateWal(store);
    return { ...purged, pendingUploads };
  });
}

/** Deletes submissions past their retention. Resolves to how many, by the limit that they passed. */
export function purgeSubmissions({ database }: Store, retention: Retention, now: number) {
  return database.transaction().execute(async (transaction) => {
    const submissions = transaction.deleteFrom('submissions');
    const olderOf = (forms: FormId[], before: number) =>
      submissions.where('form', 'in', forms).where('created_at', '<', before);
    const { contactMonths, applicationsMonths, quarantineDays } = retention;
    const withdrawn = submissions.where('withdrawn_at', '<', now - withdrawnTtlMs);
    const quarantined = olderOf([...formIds], now - quarantineDays * dayMs).where(
      'state',
      '=',
      'quarantined',
    );
    const contact = olderOf(formsUnder('contactMonths'), monthsFrom(now, -contactMonths));
    const applications = olderOf(formsUnder('applicationsMonths'), monthsFrom(now, -applicationsMonths));
    return {
      withdrawn: await countDeleted(withdrawn),
      quarantined: await countDeleted(quarantined),
      contact: await countDeleted(contact),
      applications: await countDeleted(applications),
    };
  });
}

async function countDeleted(query: { executeTakeFirstOrThrow(): Promise<DeleteResult> }): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
}
