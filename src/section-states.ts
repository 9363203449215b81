import type { ErrorCode, FormId, SubmitErrorCode } from '#codes/form-codes.ts';
import type { FieldErrors, FormValues } from '#forms/form-definition.ts';
import type { Language } from '#i18n/languages.ts';
import type { Parameters } from '#routing/extra-parameters.ts';
import type { SearchResult } from '#search/search-result.ts';

/** The server passes each section one of these states, in addition to the props of its build. */
export interface SectionStates {
  ApplicationForm: ApplicationFormState;
  Form: FormState;
  JobDetail: DatedState;
  JobList: JobListState;
  SubmissionStatus: SubmissionStatusState;
  SearchPage: SearchPageState;
  SentSection: SentSectionState;
  YourData: YourDataState;
}

/** The server adds this state to the props of a form's build. */
export interface FormState {
  /** The token signs the submission's key and the time at which the form was served. */
  token?: string | undefined;
  values?: FormValues | undefined;
  errors?: FieldErrors | undefined;
  submitError?: SubmitErrorCode | undefined;
  pendingUpload?: { token: string; name: string } | undefined;
  service?: Subject | undefined;
  article?: Subject | undefined;
}

interface Subject {
  id: string;
  title: string;
}

export type ApplicationFormState = FormState & DatedState;

export interface SentSectionState {
  sent?: SentSubmission;
}

export interface SentSubmission {
  form: FormId;
  reference: string;
  /** The time in words; `readBy`, `answerBy` and `closedFor` are days in words. */
  received: string;
  readBy: string;
  answerBy: string;
  closedFor: string;
  country: string | null;
}

export interface DatedState {
  /** The day in Riyadh, `2026-11-21`; while a page is built every job is open. */
  today?: string;
}

export interface JobListState extends DatedState {
  query?: string;
}

export interface SearchPageState {
  result?: SearchResult;
  /** Other parameters of the URL, which the form keeps. */
  extraParameters?: Parameters;
}

/** The reasons for which the page shows no data; the texts are in `your-data.yaml`. */
export type YourDataEnd = 'erased' | 'gone' | 'expired' | 'renewed' | 'unknown' | 'too-many' | 'unavailable';

export interface DataRow {
  label: string;
  value: string;
  direction: 'auto' | 'ltr';
}

/** The stored data of a submission, in words. */
export interface StoredData {
  /** The signed link, which every action sends along. */
  link: string;
  form: FormId;
  reference: string;
  /** In words: the last day of the link, and the day on which the data is erased. */
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
  | 'too-many'
  | 'unavailable';

/** The status that staff see through a submission's link. It has the sender's texts only while it is quarantined. */
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
