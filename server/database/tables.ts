import type { FormId, Status } from '#codes/form-codes.ts';
import type { Language } from '#i18n/languages.ts';

/** Times are milliseconds since 1970. JSON is stored as text in both engines. */
export interface Tables {
  submissions: SubmissionRow;
  consents: ConsentRow;
  outbox: OutboxRow;
  files: FileRow;
  pending_uploads: PendingUploadRow;
  audit_log: AuditLogRow;
  analytics: AnalyticsRow;
  secrets: { name: string; value: string };
  probes: { name: string; written_at: number };
}

export interface SubmissionRow {
  id: string;
  reference: string;
  form: FormId;
  language: Language;
  /** `quarantined` means suspected spam: the sender was thanked, and the mails wait until staff accept it. */
  state: 'accepted' | 'quarantined';
  suspicions: string;
  /** The key of the form token, unique together with `content_hash`. */
  idempotency_key: string;
  /** The SHA-256 of the values: a changed text from the same page is another submission. */
  content_hash: string;
  country: string | null;
  email: string | null;
  fields: string;
  created_at: number;
  corrected_at: number | null;
  withdrawn_at: number | null;
  /** `open` until staff set another; the next columns say who set it and when. */
  status: Status;
  status_by: string | null;
  status_at: number | null;
  status_note: string | null;
  answered_at: number | null;
  reply: string | null;
}

export interface ConsentRow {
  submission_id: string;
  purpose: string;
  given: number;
  at: number;
  /** The date and hash of the text: `2026-11-01 3f9a…`. */
  notice_version: string;
  notice_language: Language;
}

/** Staff get `staff-mail`, `privacy-request` and `daily-digest`; the firm's software `webhook`; senders the rest. */
export type DeliveryKind = SubmissionDeliveryKind | 'daily-digest';
export type SubmissionDeliveryKind =
  | 'staff-mail'
  | 'confirmation-mail'
  | 'webhook'
  | 'privacy-request'
  | 'access-link'
  | 'decline-reply';
export interface OutboxRow {
  id: string;
  submission_id: string | null;
  kind: DeliveryKind;
  /** `queued` waits for its time, `quarantined` for staff, `sending` is leased. */
  state: 'quarantined' | 'queued' | 'sending' | 'sent' | 'failed';
  attempts: number;
  send_at: number;
  lease_until: number | null;
  worker: string | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
  privacy_request: string | null;
}

type PrivacyAction = 'copy' | 'correct' | 'withdraw' | 'erase' | 'link';

/** An access, change, erasure or new link, by the sender or by staff, without any of the data; the PDPL requires a log. */
export interface AuditLogRow {
  id: string;
  action: PrivacyAction;
  actor: 'data-subject' | 'staff';
  form: FormId;
  /** An HMAC of the reference, so that only people who know the number find its entries. */
  reference_hash: string;
  at: number;
}

export type AnalyticsKind =
  | 'view'
  | 'not-found'
  | 'referrer'
  | 'campaign'
  | 'search'
  | 'search-without-result'
  | 'form-opened'
  | 'form-sent';

/** How often something happened on a day in Riyadh, without anything about the visitors. */
export interface AnalyticsRow {
  day: string;
  kind: AnalyticsKind;
  language: Language;
  /** The path without its language; empty if the kind has no path, or beyond the limit of a day. */
  path: string;
  name: string;
  count: number;
}

export interface FileRow {
  submission_id: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  warnings: string;
  bytes: Uint8Array;
  created_at: number;
}

interface PendingUploadRow extends Omit<FileRow, 'submission_id' | 'sha256'> {
  token: string;
}
