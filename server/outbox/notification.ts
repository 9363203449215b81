import type { FormId } from '#forms/choices.ts';
import type { Language } from '#language/languages.ts';
import { dayMs } from '#language/time.ts';
import type { Database } from '../database/open-database.ts';
import type { DeliveryKind } from '../database/tables.ts';
import type { SubmissionDetails } from '../submissions/submission-details.ts';
import { newRow } from './outbox-row.ts';

/** What the firm is told of a person's act. No more of the data than the reference, and what leads to the right office. */
export interface PrivacyNotification {
  act: 'correct' | 'withdraw' | 'erase';
  reference: string;
  form: FormId;
  language: Language;
  at: number;
  /** Of the enquiry: offices have their own addresses. */
  country: unknown;
  reason: unknown;
}

/** Milliseconds after which the delivery of an erasure's notice is dropped, whether anybody took it or not. */
const notificationTtlMs = 30 * dayMs;

/** Puts a notice of an act into the outbox, for each receiver there is. An erasure's goes on without its message. */
export async function enqueueNotification(
  database: Database,
  { act, at }: Pick<PrivacyNotification, 'act' | 'at'>,
  { id, reference, form, language, fields }: SubmissionDetails,
  deliveries: DeliveryKind[],
) {
  const { country, reasonForContact: reason } = fields;
  const notification: PrivacyNotification = { act, reference, form, language, at, country, reason };
  const kinds: DeliveryKind[] = deliveries.includes('webhook') ? ['notice-mail', 'webhook'] : ['notice-mail'];
  const due = {
    submissionId: act === 'erase' ? null : id,
    state: 'due',
    notification: JSON.stringify(notification),
  } as const;
  await database
    .insertInto('outbox')
    .values(kinds.map((kind) => newRow({ ...due, kind }, at)))
    .execute();
}

/** Drops what is left of notices of erasures. */
export async function purgeNotifications(database: Database, now: number) {
  await database
    .deleteFrom('outbox')
    .where('submission_id', 'is', null)
    .where('created_at', '<', now - notificationTtlMs)
    .execute();
}
