import { hourMs } from '#i18n/time.ts';
import type { Database } from '#server/database/open-database.ts';
import type { DeliveryKind, FileRow, PrivacyAction } from '#server/database/tables.ts';
import { newDelivery } from '#server/outbox/outbox.ts';
import { writeAuditLog } from '#server/submissions/audit-log.ts';
import { eraseSubmissions } from '#server/submissions/erasure.ts';
import { enqueueNotification, type PrivacyNotification } from '#server/submissions/privacy-notification.ts';
import type { LinkDeps } from '#server/submissions/signed-tokens.ts';
import { findSubmissionDetails, type SubmissionDetails } from '#server/submissions/submission-details.ts';
import { textColumns } from '#server/submissions/submission-rows.ts';

export interface RequestDeps extends LinkDeps {
  /** Who was told of the submission is told of its changes. */
  deliveries: DeliveryKind[];
}

interface Correction {
  values: Record<string, unknown>;
  file?: Omit<FileRow, 'submission_id'> | undefined;
}

export function recordCopy({ store, secret, now }: RequestDeps, submission: SubmissionDetails) {
  return writeAuditLog(store.database, secret(), [submission], done('copy', now()));
}

/** Keeps nothing of the old values. Unsent mails carry the new ones. */
export function applyCorrection(
  deps: RequestDeps,
  submission: SubmissionDetails,
  { values, file }: Correction,
) {
  return applyAudited(deps, submission, 'correct', async (transaction, at) => {
    await transaction
      .updateTable('submissions')
      .set({ ...textColumns(values), corrected_at: at })
      .where('id', '=', submission.id)
      .execute();
    if (!file) return;
    await transaction.deleteFrom('files').where('submission_id', '=', submission.id).execute();
    await transaction
      .insertInto('files')
      .values({ ...file, submission_id: submission.id })
      .execute();
  });
}

/** Cancels all deliveries and hides the submission from staff; the purge erases it later. */
export function applyWithdrawal(deps: RequestDeps, submission: SubmissionDetails) {
  return applyAudited(deps, submission, 'withdraw', async (transaction, at) => {
    await transaction.deleteFrom('outbox').where('submission_id', '=', submission.id).execute();
    await transaction
      .updateTable('submissions')
      .set({ withdrawn_at: at })
      .where('id', '=', submission.id)
      .execute();
  });
}

export function applyErasure(deps: RequestDeps, submission: SubmissionDetails) {
  return applyAudited(deps, submission, 'erase', async (transaction) => {
    await eraseSubmissions(transaction, [submission]);
  });
}

const linkPauseMs = hourMs;

/** Mails a new link in place of an expired one; silent where nothing is stored, as where something is. */
export async function renewLink({ store, secret, now }: LinkDeps, id: string) {
  const at = now();
  const submission = await findSubmissionDetails(store.database, id);
  const outcome = { state: 'closed', reason: 'renewed' } as const;
  if (!submission) return outcome;
  const recent = submission.deliveries.some(
    ({ kind, created_at }) => kind === 'access-link' && created_at > at - linkPauseMs,
  );
  if (!submission.email || recent) return outcome;
  await store.database.transaction().execute(async (transaction) => {
    const row = newDelivery({ submission_id: submission.id, kind: 'access-link', state: 'due' }, at);
    await transaction.insertInto('outbox').values(row).execute();
    await writeAuditLog(transaction, secret(), [submission], done('link', at));
  });
  return outcome;
}

function applyAudited(
  { store, secret, deliveries, now }: RequestDeps,
  submission: SubmissionDetails,
  what: PrivacyNotification['action'],
  change: (transaction: Database, at: number) => Promise<void>,
): Promise<void> {
  const at = now();
  return store.database.transaction().execute(async (transaction) => {
    const there = transaction.selectFrom('submissions').select('id').where('id', '=', submission.id);
    // Erased meanwhile, by a double click for one.
    if (!(await there.executeTakeFirst())) return;
    await change(transaction, at);
    await writeAuditLog(transaction, secret(), [submission], done(what, at));
    await enqueueNotification(transaction, { action: what, at }, submission, deliveries);
  });
}

const done = (what: PrivacyAction, at: number) => ({ action: what, actor: 'data-subject', at }) as const;
