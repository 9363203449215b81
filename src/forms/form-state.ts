import type { FormId, SubmitErrorCode } from '#content/form-names.ts';
import type { DatedState } from '#jobs/job-page-states.ts';
import type { FieldErrors, FormValues } from './form-definition.ts';

/** What the server tells a form, beside what its page was built with. */
export interface FormState {
  /** Signed: the key of the submission, and when the form was served. */
  token?: string | undefined;
  values?: FormValues | undefined;
  errors?: FieldErrors | undefined;
  submitError?: SubmitErrorCode | undefined;
  /** A file that stays with the server while its form is corrected. */
  pendingUpload?: { token: string; name: string } | undefined;
  /** What it is about, which travels beside the submission. */
  service?: Subject | undefined;
  article?: Subject | undefined;
}

interface Subject {
  id: string;
  title: string;
}

export type ApplicationFormState = FormState & DatedState;

export interface SentSectionState {
  /** The submission that has arrived; there is none while the page is built. */
  sent?: SentSubmission;
}

export interface SentSubmission {
  form: FormId;
  reference: string;
  /** Moment and days in words. */
  received: string;
  readBy: string;
  answerBy: string;
  /** The holidays in between; empty without any. */
  closedFor: string;
  /** Of the office that it went to. */
  country: string | null;
}
