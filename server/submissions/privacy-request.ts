import type { FormId } from '#codes/form-codes.ts';
import type { Language } from '#i18n/languages.ts';
import { dayMs, hourMs } from '#lib/durations.ts';
import type { Database } from '#server/database/open-database.ts';
import type { DeliveryKind } from '#server/database/tables.ts';
import { newDelivery } from '#server/outbox/outbox.ts';
import type { SubmissionDetails } from './submission-details.ts';

/** A privacy request: its reference, and the fields that select the right office. */
export interface PrivacyRequest {
  action: 'correct' | 'withdraw' | 'erase';
  reference: string;
  form: FormId;
  language: Language;
  at: number;
  country: string | undefined;
  reason: string | undefined;
}

export const privacyRequestTtlMs = 30 * dayMs;

/** Adds the deliveries to the office and the webhook. The office gets one mail an hour about corrections of one. */
export async function enqueuePrivacyRequest(
  database: Database,
  { action, at }: { action: PrivacyRequest['action']; at: number },
  { id, reference, form, language, fields: { country, reasonForContact: reason } }: SubmissionDetails,
  deliveryKinds: DeliveryKind[],
) {
  const request: PrivacyRequest = { action, reference, form, language, at, country, reason };
  const mailAt = action === 'correct' ? await nextMailAt(database, id, at) : at;
  const kinds: DeliveryKind[] = mailAt === undefined ? [] : ['privacy-request'];
  if (deliveryKinds.includes('webhook')) kinds.push('webhook');
  if (kinds.length === 0) return;
  const delivery = {
    submission_id: action === 'erase' ? null : id,
    state: 'queued',
    privacy_request: JSON.stringify(request),
  } as const;
  await database
    .insertInto('outbox')
    .values(
      kinds.map((kind) =>
        newDelivery({ ...delivery, kind, ...(kind === 'privacy-request' && { send_at: mailAt }) }, at),
      ),
    )
    .execute();
}

/** Resolves to when the office hears of a correction; undefined if an earlier mail is still queued. */
async function nextMailAt(database: Database, id: string, at: number): Promise<number | undefined> {
  const last = await database
    .selectFrom('outbox')
    .select(['state', 'send_at'])
    .where('submission_id', '=', id)
    .where('kind', '=', 'privacy-request')
    .orderBy('send_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.state === 'queued') return undefined;
  return last ? Math.max(at, last.send_at + hourMs) : at;
}
