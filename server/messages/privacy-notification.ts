import type { FormId } from '#forms/forms.ts';
import type { Language } from '#i18n/languages.ts';
import { dayMs } from '#i18n/time.ts';
import type { Database } from '../database/open-database.ts';
import type { DeliveryKind, SubmissionRow } from '../database/tables.ts';
import { newDelivery } from './outbox.ts';

/** The reference, and what selects the right office. */
export interface PrivacyNotification {
  action: 'correct' | 'withdraw' | 'erase';
  reference: string;
  form: FormId;
  language: Language;
  at: number;
  country: unknown;
  reason: unknown;
}

interface NotifiedSubmission extends Pick<SubmissionRow, 'id' | 'reference' | 'form' | 'language'> {
  fields: Record<string, unknown>;
}

export const notificationTtlMs = 30 * dayMs;

/** Adds one delivery for each receiver. The notification of an erasure outlives its submission. */
export async function enqueueNotification(
  database: Database,
  { action, at }: Pick<PrivacyNotification, 'action' | 'at'>,
  { id, reference, form, language, fields: { country, reasonForContact: reason } }: NotifiedSubmission,
  deliveries: DeliveryKind[],
) {
  const notification: PrivacyNotification = { action, reference, form, language, at, country, reason };
  const kinds: DeliveryKind[] = deliveries.includes('webhook') ? ['notice-mail', 'webhook'] : ['notice-mail'];
  const due = {
    submission_id: action === 'erase' ? null : id,
    state: 'due',
    privacy_notification: JSON.stringify(notification),
  } as const;
  await database
    .insertInto('outbox')
    .values(kinds.map((kind) => newDelivery({ ...due, kind }, at)))
    .execute();
}
