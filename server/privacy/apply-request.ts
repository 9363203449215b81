import { hourMs } from '#i18n/time.ts';
import type { Database } from '../database/open-database.ts';
import type { DeliveryKind, FileRow, PrivacyAction } from '../database/tables.ts';
import { writeAuditLog } from '../messages/audit-log.ts';
import { eraseSubmissions } from '../messages/erasure.ts';
import { enqueueNotification, newRow, type PrivacyNotification } from '../messages/outbox.ts';
import type { LinkDeps } from '../messages/signed-tokens.ts';
import { findSubmissionDetails, type SubmissionDetails } from '../messages/submission-details.ts';
import { textColumns } from '../messages/submission-rows.ts';

export interface RequestDeps extends LinkDeps {
  /** Who was told of the message is told of its changes. */
  deliveries: DeliveryKind[];
}

interface Correction {
  values: Record<string, unknown>;
  file?: Omit<FileRow, 'submission_id'> | undefined;
}

export function recordCopy({ store, secret, now }: RequestDeps, found: SubmissionDetails) {
  return writeAuditLog(store.database, secret(), [found], done('copy', now()));
}

/** Keeps nothing of the old values. Unsent mails carry the new ones. */
export function applyCorrection(deps: RequestDeps, found: SubmissionDetails, { values, file }: Correction) {
  return applyAudited(deps, found, 'correct', async (transaction, at) => {
    await transaction
      .updateTable('submissions')
      .set({ ...textColumns(values), corrected_at: at })
      .where('id', '=', found.id)
      .execute();
    if (!file) return;
    await transaction.deleteFrom('files').where('submission_id', '=', found.id).execute();
    await transaction
      .insertInto('files')
      .values({ ...file, submission_id: found.id })
      .execute();
  });
}

/** Cancels all deliveries and hides the message from staff; the purge erases it later. */
export function applyWithdrawal(deps: RequestDeps, found: SubmissionDetails) {
  return applyAudited(deps, found, 'withdraw', async (transaction, at) => {
    await transaction.deleteFrom('outbox').where('submission_id', '=', found.id).execute();
    await transaction
      .updateTable('submissions')
      .set({ withdrawn_at: at })
      .where('id', '=', found.id)
      .execute();
  });
}

export function applyErasure(deps: RequestDeps, found: SubmissionDetails) {
  return applyAudited(deps, found, 'erase', async (transaction) => {
    await eraseSubmissions(transaction, [found]);
  });
}

const linkPauseMs = hourMs;

/** Mails a new link in place of an expired one; silent where nothing is stored, as where something is. */
export async function renewLink({ store, secret, now }: LinkDeps, id: string) {
  const at = now();
  const found = await findSubmissionDetails(store.database, id);
  const outcome = { state: 'closed', reason: 'renewed' } as const;
  if (!found) return outcome;
  const recent = found.deliveries.some(
    ({ kind, created_at }) => kind === 'link-mail' && created_at > at - linkPauseMs,
  );
  if (!found.email || recent) return outcome;
  await store.database.transaction().execute(async (transaction) => {
    const row = newRow({ submission_id: found.id, kind: 'link-mail', state: 'due' }, at);
    await transaction.insertInto('outbox').values(row).execute();
    await writeAuditLog(transaction, secret(), [found], done('link', at));
  });
  return outcome;
}

function applyAudited(
  { store, secret, deliveries, now }: RequestDeps,
  found: SubmissionDetails,
  what: PrivacyNotification['action'],
  change: (transaction: Database, at: number) => Promise<void>,
): Promise<void> {
  const at = now();
  return store.database.transaction().execute(async (transaction) => {
    const there = transaction.selectFrom('submissions').select('id').where('id', '=', found.id);
    // Erased meanwhile, by a double click for one.
    if (!(await there.executeTakeFirst())) return;
    await change(transaction, at);
    await writeAuditLog(transaction, secret(), [found], done(what, at));
    await enqueueNotification(transaction, { action: what, at }, found, deliveries);
  });
}

const done = (what: PrivacyAction, at: number) => ({ action: what, actor: 'person', at }) as const;
