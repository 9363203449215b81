import { hash, randomUUIDv7 } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { FormId } from '#codes/form-codes.ts';
import { mailboxKey } from '#forms/email-address.ts';
import type { FormValues } from '#forms/form-definition.ts';
import type { Language } from '#i18n/languages.ts';
import type { DeliveryKind, FileRow, SubmissionRow } from '#server/database/tables.ts';
import { newReference } from '#submissions/reference.ts';

export type FileContents = Omit<FileRow, 'submission_id'>;

export function submissionRow(
  from: NewSubmission,
  fileHash: string | undefined,
  now: number,
): Insertable<SubmissionRow> {
  return {
    id: randomUUIDv7(),
    reference: newReference(),
    form: from.form,
    language: from.language,
    state: from.suspicions.length > 0 ? 'quarantined' : 'accepted',
    suspicions: JSON.stringify(from.suspicions),
    idempotency_key: from.idempotencyKey,
    content_hash: contentHash(from, fileHash),
    ...textColumns(from.values),
    created_at: now,
    status: 'open',
  };
}

/** Returns the columns of sent or corrected values. `email` is not the address but its mailbox's key. */
export function textColumns(values: NewSubmission['values']) {
  const { country, email } = values;
  return {
    country: country || null,
    email: email ? mailboxKey(email) : null,
    fields: JSON.stringify(values),
  };
}

export function fileRow({ name, type, bytes, warnings }: NonNullable<NewSubmission['file']>, now: number) {
  return {
    // PostgreSQL stores every character but NUL, which JSON escapes.
    name: name.replaceAll('\0', ''),
    type,
    size: bytes.length,
    sha256: hash('sha256', bytes),
    warnings: JSON.stringify(warnings),
    bytes,
    created_at: now,
  };
}

/** Does not depend on the order of values. `fileHash` avoids a second hash: a file of 5 MB takes 10 ms. */
export function contentHash(
  { form, values, file }: NewSubmission,
  fileHash = file && hash('sha256', file.bytes),
): string {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify([form, entries, fileHash ?? null]));
}

/** Suspicious submissions are quarantined for staff, never dropped. */
export type Suspicion = 'honeypot' | 'too-fast' | 'bad-proof' | 'replayed-proof';

export interface NewSubmission {
  form: FormId;
  language: Language;
  values: Partial<FormValues>;
  /** The key of the form's token; the same values with the same key are the same submission. */
  idempotencyKey: string;
  suspicions: Suspicion[];
  consent: { given: boolean; noticeVersion: string };
  deliveryKinds: DeliveryKind[];
  file?: { name: string; type: string; bytes: Uint8Array; warnings: string[] } | undefined;
}
