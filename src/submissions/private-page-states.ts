import type { ErrorCode, FormId } from '#codes/form-codes.ts';
import type { FieldErrors, FormValues } from '#forms/form-definition.ts';
import type { FormState } from '#forms/form-states.ts';
import type { Language } from '#i18n/languages.ts';
import type { ValueRow } from '#lib/value-row.ts';

/** The state of the page that a link opens; empty until a link is opened. */
export interface YourDataState {
  reason?: NoDataReason;
  linkToken?: string | undefined;
  stored?: StoredData;
}

/** The reasons for which the page shows no data; the texts are in `your-data.yaml`. */
export type NoDataReason = 'erased' | 'gone' | 'expired' | 'renewed' | 'unknown' | 'too-many' | 'unavailable';

/** The stored data of a submission, in words. */
export interface StoredData {
  /** The signed link, which every action sends along. */
  linkToken: string;
  form: FormId;
  reference: string;
  /** In words: the last day of the link, and the day on which the data is purged. */
  until: string;
  keptUntil: string;
  isWithdrawn: boolean;
  hasFile: boolean;
  sent: ValueRow[];
  noted: ValueRow[];
  openAction?: 'correct' | 'withdraw' | 'erase' | undefined;
  unsure?: boolean | undefined;
  corrected?: boolean | undefined;
  correction: FormState;
}

export interface SubmissionStatusState {
  reason?: NoStatusReason;
  submission?: ShownStatus;
}

/** The reasons for which the page shows no status; the texts are in `submission-status.yaml`. */
export type NoStatusReason =
  | 'erased'
  | 'gone'
  | 'withdrawn'
  | 'expired'
  | 'unknown'
  | 'too-many'
  | 'unavailable';

/** The status that staff see through a submission's link. It has the sender's texts only while it is quarantined. */
export interface ShownStatus {
  linkToken: string;
  form: FormId;
  reference: string;
  rows: ValueRow[];
  version: string;
  values: FormValues;
  errors?: FieldErrors | undefined;
  notice?: 'saved' | 'accepted' | 'changed' | undefined;
  quarantine?: { why: ValueRow[]; sent: ValueRow[] } | undefined;
  /** The reply to a declined applicant, until it has been sent. */
  reply?: { language: Language; text: string; error?: ErrorCode | undefined } | undefined;
}
