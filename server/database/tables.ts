import type { FormId } from '#forms/choices.ts';
import type { Language } from '#language/languages.ts';

/** Every table, as Kysely sees it. Moments are milliseconds since 1970, in UTC. JSON is kept as text in both engines. */
export interface Tables {
  submissions: SubmissionRow;
  consents: ConsentRow;
  outbox: OutboxRow;
  files: FileRow;
  drafts: DraftRow;
  acts: AuditLogRow;
  secrets: { name: string; value: string };
  /** Written to see whether the database takes anything. */
  probes: { name: string; written_at: number };
}

/** `held` is under suspicion of spam: stored and confirmed to the visitor, its mail waits for `inbox release`. */
export type SubmissionState = 'accepted' | 'held';

export interface SubmissionRow {
  /** UUID version 7. */
  id: string;
  /** Unique: what the visitor is told. */
  reference: string;
  form: FormId;
  language: Language;
  state: SubmissionState;
  /** Why it is held: a JSON list of `Suspicion`. */
  suspicions: string;
  /** Made when the form was served. Unique together with `content_hash`. */
  idempotency_key: string;
  /** SHA-256 of the values, hex: a changed text sent from the same page is another message. */
  content_hash: string;
  country: string | null;
  /** For finding a person's submissions; lower case. */
  email: string | null;
  /** JSON of the form's values, as the schema gives them. */
  fields: string;
  created_at: number;
  /** When its person last put it right on the website. */
  corrected_at: number | null;
  /** When its person withdrew consent: nobody works on it from then on, and it is erased some days later. */
  withdrawn_at: number | null;
}

export interface ConsentRow {
  submission_id: string;
  /** What the box was about: `privacy` for every form's box. */
  purpose: string;
  /** 1 ticked, 0 left empty. */
  given: number;
  at: number;
  /** The notice's date and the hash of its text, `2026-11-01 3f9a…`. */
  notice_version: string;
  notice_language: Language;
}

/** `notice-mail` tells the office what a person did with a message, `link-mail` brings a person a new link. */
export type DeliveryKind = 'staff-mail' | 'confirmation-mail' | 'webhook' | 'notice-mail' | 'link-mail';
/** `held` waits for staff, `due` for its time, `sending` is under a lease; `sent` and `failed` are ends. */
export type DeliveryState = 'held' | 'due' | 'sending' | 'sent' | 'failed';

export interface OutboxRow {
  /** UUID; the mail's Message-ID and the webhook's id come from it. */
  id: string;
  /** Null for a notice of an erasure. */
  submission_id: string | null;
  kind: DeliveryKind;
  state: DeliveryState;
  /** Tries that were begun. */
  attempts: number;
  due_at: number;
  /** While `sending`: when another worker may take the row over. */
  lease_until: number | null;
  /** Who holds the lease. */
  worker: string | null;
  /** A `FailureReason`, and what the other side said. */
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
  /** JSON of a `Notice`, for a delivery that tells of an act rather than of the message. */
  notice: string | null;
}

/** What a person may do with what is stored about a message. */
export type PrivacyAction = 'copy' | 'correct' | 'withdraw' | 'erase' | 'link';

/** One act, without any of the data (the PDPL wants requests logged). */
export interface AuditLogRow {
  id: string;
  act: PrivacyAction;
  /** By the person through their link, or by staff with `inbox`. */
  actor: 'person' | 'staff';
  form: FormId;
  /** HMAC of the reference number: whoever has the number finds its acts, nobody finds the number. */
  reference_hash: string;
  at: number;
}

export interface FileRow {
  submission_id: string;
  /** What the visitor's machine called it. */
  name: string;
  type: string;
  size: number;
  sha256: string;
  /** What staff should know before opening it: a JSON list. */
  marks: string;
  bytes: Uint8Array;
  created_at: number;
}

/** A file whose form came back for a correction, so that a visitor without script need not choose it again. */
interface DraftRow extends Omit<FileRow, 'submission_id' | 'sha256'> {
  /** What the form carries in the file's place; only its visitor knows it. */
  token: string;
}
