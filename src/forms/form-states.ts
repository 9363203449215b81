import type { FormId, SubmitErrorCode } from '#codes/form-codes.ts';
import type { DatedState } from '#jobs/job-page-states.ts';
import type { FieldErrors, FormValues } from './form-definition.ts';

/** The server adds this state to the props of a form's build. */
export interface FormState {
  /** The token signs the submission's key and the time at which the form was served. */
  token?: string | undefined;
  values?: FormValues | undefined;
  errors?: FieldErrors | undefined;
  submitError?: SubmitErrorCode | undefined;
  pendingUpload?: { token: string; name: string } | undefined;
  service?: Topic | undefined;
  article?: Topic | undefined;
}

interface Topic {
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
