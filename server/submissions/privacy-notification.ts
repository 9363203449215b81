import type { FormId } from '#content/form-names.ts';
import type { Language } from '#i18n/languages.ts';
import { dayMs, hourMs } from '#i18n/time.ts';
import type { Database } from '#server/database/open-database.ts';
import type { DeliveryKind } from '#server/database/tables.ts';
import { newDelivery } from '#server/outbox/outbox.ts';
import type { SubmissionDetails } from './submission-details.ts';

/** The reference, and the fields that select the right office. */
export interface PrivacyNotification {
  action: 'correct' | 'withdraw' | 'erase';
  reference: string;
  form: FormId;
  language: Language;
  at: number;
  country: unknown;
  reason: unknown;
}

export const notificationTtlMs = 30 * dayMs;

/** Adds one delivery for each receiver, for the office one an hour. That of an erasure outlives its submission. */
export async function enqueueNotification(
  database: Database,
  { action, at }: Pick<PrivacyNotification, 'action' | 'at'>,
  { id, reference, form, language, fields: { country, reasonForContact: reason } }: SubmissionDetails,
  deliveries: DeliveryKind[],
) {
  const notification: PrivacyNotification = { action, reference, form, language, at, country, reason };
  const noticeAt = action === 'correct' ? await nextNotice(database, id, at) : at;
  const kinds: DeliveryKind[] = noticeAt === undefined ? [] : ['privacy-notice'];
  if (deliveries.includes('webhook')) kinds.push('webhook');
  if (kinds.length === 0) return;
  const due = {
    submission_id: action === 'erase' ? null : id,
    state: 'due',
    privacy_notification: JSON.stringify(notification),
  } as const;
  await database
    .insertInto('outbox')
    .values(
      kinds.map((kind) =>
        newDelivery({ ...due, kind, ...(kind === 'privacy-notice' && { due_at: noticeAt }) }, at),
      ),
    )
    .execute();
}

/** Resolves to when the office hears of a correction; undefined if an earlier notice is still due. */
async function nextNotice(database: Database, id: string, at: number): Promise<number | undefined> {
  const last = await database
    .selectFrom('outbox')
    .select(['state', 'due_at'])
    .where('submission_id', '=', id)
    .where('kind', '=', 'privacy-notice')
    .orderBy('due_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.state === 'due') return undefined;
  return last ? Math.max(at, last.due_at + hourMs) : at;
}
