import type { FormId } from '#forms/choices.ts';
import type { Language } from '#language/languages.ts';
import type { Store } from '../database/open-database.ts';
import type { DeliveryKind } from '../database/tables.ts';
import { type Inserted, insertInGroup, insertOne } from './insert-submission.ts';
import { contentHash, toSubmissionRows } from './submission-rows.ts';

/** Why a message may be spam: it is held for staff, never dropped. */
export const suspicions = ['honeypot', 'too-fast', 'bad-proof', 'replayed-proof'] as const;
export type Suspicion = (typeof suspicions)[number];

export interface NewSubmission {
  form: FormId;
  language: Language;
  /** As the form's schema gives them. */
  values: Record<string, unknown>;
  /** Made when the form was served: the same values under the same key are the same message. */
  idempotencyKey: string;
  suspicions: Suspicion[];
  consent: { given: boolean; noticeVersion: string };
  deliveries: DeliveryKind[];
  file?: { name: string; type: string; bytes: Uint8Array; warnings: string[] } | undefined;
}

/**
 * Stores a submission with its consent, file and deliveries, all or nothing; when it answers, they are on the disk.
 * A repeat gets the first one's reference and moment. Throws `StorageUnavailable`; sending again is then safe.
 */
export function submit(store: Store, submission: NewSubmission, now: number): Promise<Inserted> {
  const rows = toSubmissionRows(submission, now);
  // PostgreSQL shares its commits among connections itself.
  return store.engine === 'sqlite' ? insertInGroup(store, rows) : insertOne(store, rows);
}

/** The newest submission that came with a key. */
export async function findByKey({ database }: Store, key: string) {
  const found = await database
    .selectFrom('submissions')
    .select(['reference', 'created_at', 'form', 'language'])
    .where('idempotency_key', '=', key)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const { created_at: createdAt, ...rest } = found;
  return { ...rest, createdAt };
}

/** Whether this very message is stored already: a repeat must be thanked even where a new one would be refused. */
export async function isRepeat({ database }: Store, submission: NewSubmission): Promise<boolean> {
  const found = await database
    .selectFrom('submissions')
    .select('id')
    .where('idempotency_key', '=', submission.idempotencyKey)
    .where('content_hash', '=', contentHash(submission))
    .executeTakeFirst();
  return found !== undefined;
}
