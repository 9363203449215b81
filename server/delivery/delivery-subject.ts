import type { Store } from '../database/open-database.ts';
import type { OutboxRow } from '../database/tables.ts';
import type { PrivacyNotification } from '../outbox/notification.ts';
import { readSubmission, type Submission } from '../submissions/read-submission.ts';

export type DeliverySubject =
  | { submission: Submission; notification?: undefined }
  | { submission: Submission | undefined; notification: PrivacyNotification };

/** Undefined where it must not be delivered any more. */
export async function readDeliverySubject(
  store: Store,
  row: OutboxRow,
): Promise<DeliverySubject | undefined> {
  const submission = row.submission_id === null ? undefined : await readSubmission(store, row.submission_id);
  // Of a withdrawn submission only its person hears.
  const open = submission && (!submission.withdrawn || row.kind === 'link-mail');
  if (row.notice === null) return open ? { submission } : undefined;
  const notification: PrivacyNotification = JSON.parse(row.notice);
  return notification.act === 'correct' && !open ? undefined : { submission, notification };
}
