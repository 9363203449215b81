import type { ErrorCode, FormId } from '#content/form-names.ts';
import type { Language } from '#i18n/languages.ts';
import type { FieldErrors, FormValues } from './form-definition.ts';
import type { FormState } from './form-state.ts';

/** The reasons for which the page shows no data; the texts are in `your-data.yaml`. */
export type YourDataEnd = 'erased' | 'gone' | 'expired' | 'renewed' | 'unknown' | 'tooMany' | 'unavailable';

export interface DataRow {
  label: string;
  value: string;
  direction: 'auto' | 'ltr';
}

/** What is stored about a submission, in words. */
export interface StoredData {
  /** The signed link, which every action sends along. */
  link: string;
  form: FormId;
  reference: string;
  /** Days in words: until when the link works, and on which the data is erased. */
  until: string;
  keptUntil: string;
  isWithdrawn: boolean;
  hasFile: boolean;
  sent: DataRow[];
  noted: DataRow[];
  openAction?: 'correct' | 'withdraw' | 'erase' | undefined;
  unsure?: boolean | undefined;
  corrected?: boolean | undefined;
  correction: FormState;
}

/** The state of the page that a link opens; empty until a link is opened. */
export interface YourDataState {
  end?: YourDataEnd;
  link?: string | undefined;
  stored?: StoredData;
}

/** The reasons for which the page shows no status; the texts are in `submission-status.yaml`. */
export type SubmissionStatusEnd =
  | 'erased'
  | 'gone'
  | 'withdrawn'
  | 'expired'
  | 'unknown'
  | 'tooMany'
  | 'unavailable';

/** The office sees this through a submission's link. The sender's texts are shown only while it is quarantined. */
export interface ShownStatus {
  link: string;
  form: FormId;
  reference: string;
  rows: DataRow[];
  version: string;
  values: FormValues;
  errors?: FieldErrors | undefined;
  notice?: 'saved' | 'released' | 'changed' | undefined;
  quarantine?: { why: DataRow[]; sent: DataRow[] } | undefined;
  /** The reply to a declined applicant, until it has been sent. */
  reply?: { language: Language; text: string; error?: ErrorCode | undefined } | undefined;
}

export interface SubmissionStatusState {
  end?: SubmissionStatusEnd;
  submission?: ShownStatus;
}
