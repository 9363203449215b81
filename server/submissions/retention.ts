import { formIds } from '#codes/form-codes.ts';
import { forms } from '#forms/forms.ts';
import { dayMs, monthsFrom } from '#lib/durations.ts';
import type { Store } from '#server/database/open-database.ts';
import { giveSpaceBack, truncateWal, withDiskReserve } from '#server/database/sqlite-space.ts';
import type { SubmissionRow } from '#server/database/tables.ts';
import type { Settings } from '#server/settings/settings.ts';
import { auditLogTtlMs } from './audit-log.ts';
import { purgePendingUploads } from './pending-uploads.ts';
import { privacyRequestTtlMs } from './privacy-request.ts';

/** How long submissions are kept. The limit of applications holds for training too. */
export type Retention = Settings['retention'];

/** After a withdrawal only the sender can view, copy or erase it, for as long as an access link is valid. */
export const withdrawnTtlMs = 30 * dayMs;

type Retained = Pick<SubmissionRow, 'form' | 'state' | 'created_at' | 'withdrawn_at'>;

/** Returns the moment of deletion, by the earliest limit: the form's, the quarantine's or the withdrawal's. */
export function retainedUntil(submission: Retained, retention: Retention): number {
  const { form, state, created_at, withdrawn_at } = submission;
  return Math.min(
    monthsFrom(created_at, retention[forms[form].retention]),
    state === 'quarantined' ? created_at + retention.quarantineDays * dayMs : Number.POSITIVE_INFINITY,
    withdrawn_at === null ? Number.POSITIVE_INFINITY : withdrawn_at + withdrawnTtlMs,
  );
}

/** Purges pending uploads, submissions, other deliveries and the audit log past their retention, also on a full disk. */
export function purgeExpired(store: Store, retention: Retention, now: number) {
  return withDiskReserve(store, async () => {
    await truncateWal(store);
    await purgePendingUploads(store, now);
    await purgeSubmissions(store, retention, now);
    const withoutSubmission = store.database.deleteFrom('outbox').where('submission_id', 'is', null);
    await withoutSubmission.where('created_at', '<', now - privacyRequestTtlMs).execute();
    await store.database
      .deleteFrom('audit_log')
      .where('at', '<', now - auditLogTtlMs)
      .execute();
    await giveSpaceBack(store);
    await truncateWal(store);
  });
}

/** Deletes submissions past their retention (`retainedUntil`). */
export function purgeSubmissions({ database }: Store, retention: Retention, now: number) {
  return database.transaction().execute(async (transaction) => {
    const submissions = transaction.deleteFrom('submissions');
    const quarantineEnd = now - retention.quarantineDays * dayMs;
    await submissions.where('withdrawn_at', '<', now - withdrawnTtlMs).execute();
    await submissions.where('state', '=', 'quarantined').where('created_at', '<', quarantineEnd).execute();
    for (const form of formIds) {
      const end = monthsFrom(now, -retention[forms[form].retention]);
      await submissions.where('form', '=', form).where('created_at', '<', end).execute();
    }
  });
}
