import { hourMs } from '#lib/durations.ts';
import type { Database } from '#server/database/open-database.ts';
import type { DeliveryKind } from '#server/database/tables.ts';
import { newDelivery } from '#server/outbox/outbox.ts';
import type { LinkDeps } from '#server/private-page/signed-links.ts';
import { writeAuditLog } from '#server/submissions/audit-log.ts';
import { enqueuePrivacyRequest, type PrivacyRequest } from '#server/submissions/privacy-request.ts';
import { findSubmissionDetails, type SubmissionDetails } from '#server/submissions/submission-details.ts';

export interface PrivacyRequestDeps extends LinkDeps {
  /** The kinds of delivery that a new submission gets; with `webhook`, privacy requests are sent there too. */
  deliveryKinds: DeliveryKind[];
}

/** Applies, logs and queues a privacy request in one transaction. Does nothing if the submission is gone. */
export function applyPrivacyRequest(
  { store, secret, deliveryKinds, now }: PrivacyRequestDeps,
  submission: SubmissionDetails,
  action: PrivacyRequest['action'],
  change: (transaction: Database, at: number) => Promise<unknown>,
): Promise<void> {
  const at = now();
  return store.database.transaction().execute(async (transaction) => {
    const there = transaction.selectFrom('submissions').select('id').where('id', '=', submission.id);
    // A double click may have erased the submission meanwhile.
    if (!(await there.executeTakeFirst())) return;
    await change(transaction, at);
    await writeAuditLog(transaction, secret(), [submission], { action, actor: 'data-subject', at });
    await enqueuePrivacyRequest(transaction, { action, at }, submission, deliveryKinds);
  });
}

const linkPauseMs = hourMs;

/** Queues a new link after an expired one. The result is the same if nothing is stored, so that nobody learns it. */
export async function renewLink({ store, secret, now }: LinkDeps, id: string) {
  const at = now();
  const submission = await findSubmissionDetails(store.database, id);
  const isRecent = submission?.deliveries.some(
    ({ kind, created_at }) => kind === 'access-link' && created_at > at - linkPauseMs,
  );
  if (submission?.email && !isRecent)
    await store.database.transaction().execute(async (transaction) => {
      const row = newDelivery({ submission_id: id, kind: 'access-link', state: 'queued' }, at);
      await transaction.insertInto('outbox').values(row).execute();
      const done = { action: 'link', actor: 'data-subject', at } as const;
      await writeAuditLog(transaction, secret(), [submission], done);
    });
  return { state: 'closed', reason: 'renewed' } as const;
}
