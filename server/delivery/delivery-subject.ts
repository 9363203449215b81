import type { Store } from '../database/open-database.ts';
import type { OutboxRow } from '../database/tables.ts';
import type { PrivacyNotification } from '../outbox/notification.ts';
import { readSubmission, type Submission } from '../submissions/read-submission.ts';

/** What a delivery tells of: a message, or what its person did with it. */
export type DeliverySubject =
  | { submission: Submission; notification?: undefined }
  | { submission: Submission | undefined; notification: PrivacyNotification };

/** Reads what a delivery tells of; undefined where nobody may be told any more. */
export async function readDeliverySubject(
  store: Store,
  row: OutboxRow,
): Promise<DeliverySubject | undefined> {
  const submission = row.submission_id === null ? undefined : await readSubmission(store, row.submission_id);
  // A withdrawn message is told to nobody but its person.
  const open = submission && (!submission.withdrawn || row.kind === 'link-mail');
  if (row.notice === null) return open ? { submission } : undefined;
  const notification: PrivacyNotification = JSON.parse(row.notice);
  return notification.act === 'correct' && !open ? undefined : { submission, notification };
}
