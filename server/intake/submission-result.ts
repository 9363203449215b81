import type { SubmitErrorCode } from '#codes/form-codes.ts';
import type { FieldErrors } from '#forms/form-definition.ts';
import type { FileUpload } from '#server/uploads/file-upload.ts';
import type { PostedForm } from './new-submission.ts';

export interface StoredResult {
  state: 'sent';
  key: string;
  reference: string;
  quarantined: boolean;
}

export interface Refusal {
  state: 'refused';
  code: SubmitErrorCode | 'invalid';
  /** The errors of fields, with the code `invalid`. */
  errors?: FieldErrors;
  httpStatus: number;
  retryAfterSeconds: number | undefined;
}

export interface RefusedSubmission extends Refusal {
  payload: PostedForm['payload'];
  pendingUpload: FileUpload;
}

export type SubmissionResult = StoredResult | RefusedSubmission;

export function refused(code: Refusal['code'], httpStatus: number, retryAfterSeconds?: number): Refusal {
  return { state: 'refused', code, httpStatus, retryAfterSeconds };
}
