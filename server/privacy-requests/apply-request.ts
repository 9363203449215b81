import { hourMs } from '#language/time.ts';
import type { Database, Store } from '../database/open-database.ts';
import type { DeliveryKind, FileRow, PrivacyAction } from '../database/tables.ts';
import { enqueueNotification, type PrivacyNotification } from '../outbox/notification.ts';
import { newRow } from '../outbox/outbox-row.ts';
import { writeAuditLog } from '../submissions/audit-log.ts';
import { eraseSubmissions } from '../submissions/erase-submissions.ts';
import type { SubmissionDetails } from '../submissions/submission-details.ts';
import { textColumns } from '../submissions/submission-rows.ts';

/** What exercising a right needs. */
export interface RequestDeps {
  store: Store;
  secret: string;
  /** What a message sets off: who was told of it is told of its changes. */
  deliveries: DeliveryKind[];
  now(): number;
}

/** What takes the place of what was stored. */
export interface Correction {
  /** As the form's schema gives them. */
  values: Record<string, unknown>;
  /** Only where another one was attached. */
  file?: Omit<FileRow, 'submission_id'> | undefined;
}

/** Notes that the person took a copy. */
export function recordCopy(parts: RequestDeps, found: SubmissionDetails): Promise<void> {
  return writeAuditLog(parts.store.database, parts.secret, [found], done('copy', parts.now()));
}

/** Stores what is right in the place of what was wrong, of which nothing is kept. Mails not yet sent say what is right. */
export function applyCorrection(parts: RequestDeps, found: SubmissionDetails, { values, file }: Correction) {
  return applyAudited(parts, found, 'correct', async (transaction, at) => {
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

/** Stops all work on a message: what was not sent never is, staff see nothing of it, and the purge erases it soon. */
export function applyWithdrawal(parts: RequestDeps, found: SubmissionDetails) {
  return applyAudited(parts, found, 'withdraw', async (transaction, at) => {
    await transaction.deleteFrom('outbox').where('submission_id', '=', found.id).execute();
    await transaction
      .updateTable('submissions')
      .set({ withdrawn_at: at })
      .where('id', '=', found.id)
      .execute();
  });
}

/** Erases a message with all that hangs on it. */
export function applyErasure(parts: RequestDeps, found: SubmissionDetails) {
  return applyAudited(parts, found, 'erase', async (transaction) => {
    await eraseSubmissions(transaction, [found]);
  });
}

/** Milliseconds within which a second wish for a new link sends no second mail. */
const linkPauseMs = hourMs;

/** Has a new link mailed to the address that is stored, where there is one. */
export async function mailNewLink({ store, secret, now }: RequestDeps, found: SubmissionDetails) {
  const at = now();
  const recent = found.deliveries.some(
    ({ kind, created_at }) => kind === 'link-mail' && created_at > at - linkPauseMs,
  );
  if (!found.email || recent) return;
  await store.database.transaction().execute(async (transaction) => {
    const row = newRow({ submissionId: found.id, kind: 'link-mail', state: 'due' }, at);
    await transaction.insertInto('outbox').values(row).execute();
    await writeAuditLog(transaction, secret, [found], done('link', at));
  });
}

/** One act in one transaction with its line in the log and its notice to the firm. */
function applyAudited(
  { store, secret, deliveries, now }: RequestDeps,
  found: SubmissionDetails,
  what: PrivacyNotification['act'],
  change: (transaction: Database, at: number) => Promise<void>,
): Promise<void> {
  const at = now();
  return store.database.transaction().execute(async (transaction) => {
    const there = transaction.selectFrom('submissions').select('id').where('id', '=', found.id);
    // Erased meanwhile, by a second press of the button for one.
    if (!(await there.executeTakeFirst())) return;
    await change(transaction, at);
    await writeAuditLog(transaction, secret, [found], done(what, at));
    await enqueueNotification(transaction, { act: what, at }, found, deliveries);
  });
}

const done = (what: PrivacyAction, at: number) => ({ act: what, actor: 'person', at }) as const;
