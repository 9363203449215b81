import type { OutboxRow } from '#server/database/tables.ts';
import { type DueDeps, type DueList, readDueList } from '#server/submissions/due-mails.ts';
import type { PrivacyNotification } from '#server/submissions/privacy-notification.ts';
import { findSubmissionDetails, type Submission } from '#server/submissions/submission-details.ts';

export type DeliverySubject =
  | { submission: Submission; notification?: undefined; dueList?: undefined }
  | { submission: Submission | undefined; notification: PrivacyNotification; dueList?: undefined }
  | { submission?: undefined; notification?: undefined; dueList: DueList };

/** Undefined where it must not be delivered any more. */
export async function readDeliverySubject(
  deps: DueDeps,
  row: OutboxRow,
): Promise<DeliverySubject | undefined> {
  const { store } = deps;
  if (row.kind === 'due-mail') {
    const dueList = await readDueList(deps, row);
    return dueList && { dueList };
  }
  const id = row.submission_id;
  const submission = id === null ? undefined : await findSubmissionDetails(store.database, id);
  // Only the sender is told anything about a withdrawn submission.
  const open = submission && (submission.withdrawn_at === null || row.kind === 'link-mail');
  if (row.privacy_notification === null) return open ? { submission } : undefined;
  const notification: PrivacyNotification = JSON.parse(row.privacy_notification);
  return notification.action === 'correct' && !open ? undefined : { submission, notification };
}
