import type { OutboxRow } from '#server/database/tables.ts';
import { type DailyDigest, type DigestDeps, readDailyDigest } from '#server/submissions/daily-digest.ts';
import type { PrivacyNotification } from '#server/submissions/privacy-notification.ts';
import { findSubmissionDetails, type Submission } from '#server/submissions/submission-details.ts';

export type DeliverySubject =
  | { submission: Submission; notification?: undefined; digest?: undefined }
  | { submission: Submission | undefined; notification: PrivacyNotification; digest?: undefined }
  | { submission?: undefined; notification?: undefined; digest: DailyDigest };

/** Undefined where it must not be delivered any more. */
export async function readDeliverySubject(
  deps: DigestDeps,
  row: OutboxRow,
): Promise<DeliverySubject | undefined> {
  const { store } = deps;
  if (row.kind === 'daily-digest') {
    const digest = await readDailyDigest(deps, row);
    return digest && { digest };
  }
  const id = row.submission_id;
  const submission = id === null ? undefined : await findSubmissionDetails(store.database, id);
  // Only the sender is told anything about a withdrawn submission.
  const open = submission && (submission.withdrawn_at === null || row.kind === 'access-link');
  if (row.privacy_notification === null) return open ? { submission } : undefined;
  const notification: PrivacyNotification = JSON.parse(row.privacy_notification);
  return notification.action === 'correct' && !open ? undefined : { submission, notification };
}
