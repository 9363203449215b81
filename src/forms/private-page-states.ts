import type { ErrorCode, FormId } from '#content/form-names.ts';
import type { Language } from '#i18n/languages.ts';
import type { FieldErrors, FormValues } from './form-definition.ts';
import type { FormState } from './form-state.ts';

/** Why there is nothing to be seen; the words are content (`your-data.yaml`). */
export type YourDataEnd = 'erased' | 'gone' | 'expired' | 'renewed' | 'unknown' | 'tooMany' | 'unavailable';

export interface DataRow {
  label: string;
  value: string;
  direction: 'auto' | 'ltr';
}

/** What is stored about a submission, in words. */
export interface StoredData {
  /** Opens the page, and goes along with every action. */
  link: string;
  form: FormId;
  reference: string;
  /** Days in words: until when the link works, and on which the data is erased. */
  until: string;
  keptUntil: string;
  isWithdrawn: boolean;
  hasFile: boolean;
  /** The person's own words. */
  sent: DataRow[];
  /** What was noted beside them. */
  noted: DataRow[];
  openAction?: 'correct' | 'withdraw' | 'erase' | undefined;
  unsure?: boolean | undefined;
  /** Whether the person comes from a correction. */
  corrected?: boolean | undefined;
  /** The correction as it was tried, or what is stored. */
  correction: FormState;
}

/** What a link leads to. Unknown before a link is opened. */
export interface YourDataState {
  end?: YourDataEnd;
  /** The link that has ended, where a new one can be asked for. */
  link?: string | undefined;
  stored?: StoredData;
}

/** Why a status cannot be said; the words are content (`submission-status.yaml`). */
export type SubmissionStatusEnd =
  | 'erased'
  | 'gone'
  | 'withdrawn'
  | 'expired'
  | 'unknown'
  | 'tooMany'
  | 'unavailable';

/** What the office may know of a submission by its link, which shows nothing that was written unless it is quarantined. */
export interface ShownStatus {
  /** Opens the page, and goes along with what is sent from it. */
  link: string;
  form: FormId;
  reference: string;
  rows: DataRow[];
  /** The version of the status that is shown, so that a colleague's later one is not overwritten. */
  version: string;
  values: FormValues;
  errors?: FieldErrors | undefined;
  notice?: 'saved' | 'released' | 'changed' | undefined;
  quarantine?: { why: DataRow[]; sent: DataRow[] } | undefined;
  /** The answer to a declined applicant: offered, until it has been sent. */
  reply?: { language: Language; text: string; error?: ErrorCode | undefined } | undefined;
}

export interface SubmissionStatusState {
  end?: SubmissionStatusEnd;
  submission?: ShownStatus;
}
