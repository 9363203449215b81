import type { Store } from '../database/open-database.ts';
import type { OutboxRow } from '../database/tables.ts';
import type { Notice } from '../outbox/notification.ts';
import { readSubmission, type StoredSubmission } from '../submissions/read-submission.ts';

/** What a delivery tells of: a message, or what its person did with it. */
export type Told =
  | { submission: StoredSubmission; notice?: undefined }
  | { submission: StoredSubmission | undefined; notice: Notice };

/** Reads what a delivery tells of; undefined where nobody may be told any more. */
export async function readTold(store: Store, row: OutboxRow): Promise<Told | undefined> {
  const submission = row.submission_id === null ? undefined : await readSubmission(store, row.submission_id);
  // A withdrawn message is told to nobody but its person.
  const open = submission && (!submission.withdrawn || row.kind === 'link-mail');
  if (row.notice === null) return open ? { submission } : undefined;
  const notice: Notice = JSON.parse(row.notice);
  return notice.act === 'correct' && !open ? undefined : { submission, notice };
}
