import type { FormId } from '#forms/choices.ts';
import type { Language } from '#language/languages.ts';
import type { Store } from '../database/open-database.ts';
import type { DeliveryKind } from '../database/tables.ts';
import { type Inserted, insertInGroup, insertOne } from './insert-submission.ts';
import { contentHash, toSubmissionRows } from './submission-rows.ts';

/** It is held for staff, never dropped. */
export type Suspicion = 'honeypot' | 'too-fast' | 'bad-proof' | 'replayed-proof';

export interface NewSubmission {
  form: FormId;
  language: Language;
  values: Record<string, unknown>;
  /** From the form token: the same values under the same key are the same message. */
  idempotencyKey: string;
  suspicions: Suspicion[];
  consent: { given: boolean; noticeVersion: string };
  deliveries: DeliveryKind[];
  file?: { name: string; type: string; bytes: Uint8Array; warnings: string[] } | undefined;
}

/** On the disk once it resolves; a repeat resolves to the first. Throws `StorageUnavailable`. */
export function submit(store: Store, submission: NewSubmission, now: number): Promise<Inserted> {
  const rows = toSubmissionRows(submission, now);
  // PostgreSQL groups commits of several connections itself.
  return store.engine === 'sqlite' ? insertInGroup(store, rows) : insertOne(store, rows);
}

export async function findByKey({ database }: Store, key: string) {
  // Awaited here, so that the log of a fault names this place.
  return await database
    .selectFrom('submissions')
    .select(['reference', 'created_at as createdAt', 'form', 'language'])
    .where('idempotency_key', '=', key)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A repeat is thanked even where a new message would be refused. */
export async function isRepeat({ database }: Store, submission: NewSubmission): Promise<boolean> {
  const found = await database
    .selectFrom('submissions')
    .select('id')
    .where('idempotency_key', '=', submission.idempotencyKey)
    .where('content_hash', '=', contentHash(submission))
    .executeTakeFirst();
  return found !== undefined;
}
