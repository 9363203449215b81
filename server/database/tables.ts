import type { FormId, Status } from '#content/form-enums.ts';
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
  /** `quarantined` is suspected spam: confirmed to the visitor, its mail waits for `inbox release`. */
  state: 'accepted' | 'quarantined';
  suspicions: string;
  /** Comes from the form token; it is unique together with `content_hash`. */
  idempotency_key: string;
  /** Is the SHA-256 of the values, because a changed text from the same page is another submission. */
  content_hash: string;
  country: string | null;
  email: string | null;
  fields: string;
  created_at: number;
  corrected_at: number | null;
  /** Tells when the sender withdrew it; it is purged `withdrawnTtlMs` later. */
  withdrawn_at: number | null;
  /** The office has set this status; the next columns tell by whom and when. */
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
  /** Names the text by its date and hash: `2026-11-01 3f9a…`. */
  notice_version: string;
  notice_language: Language;
}

/**
 * `privacy-request` tells the office of a privacy request, `daily-digest` of what is due; `access-link` sends a person a new link,
 * `decline-reply` an answer.
 */
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
  /** `due` waits for its time, `quarantined` for staff, `sending` is leased. */
  state: 'quarantined' | 'due' | 'sending' | 'sent' | 'failed';
  attempts: number;
  due_at: number;
  lease_until: number | null;
  worker: string | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
  privacy_request: string | null;
}

export type PrivacyAction = 'copy' | 'correct' | 'withdraw' | 'erase' | 'link';

/** Holds none of the data. The PDPL requires that requests are logged. */
export interface AuditLogRow {
  id: string;
  action: PrivacyAction;
  actor: 'data-subject' | 'staff';
  form: FormId;
  /** Is an HMAC of the reference, so that only people who know the number find its entries. */
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

/** Counts how often something happened on a day in Riyadh; nothing says by whom. */
export interface AnalyticsRow {
  day: string;
  kind: AnalyticsKind;
  language: Language;
  /** Has no language. It is empty if pages do not count for this kind, or beyond the limit of a day. */
  path: string;
  /** Names a host, a campaign, a search or a form; it is empty as `path` is. */
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

/** A file that is kept while its form is corrected, because without script it would have to be chosen again. */
interface PendingUploadRow extends Omit<FileRow, 'submission_id' | 'sha256'> {
  token: string;
}
