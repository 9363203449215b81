import type { FailureCode } from '#forms/failures.ts';
import type { FieldErrors, FormValues } from '#forms/form-definition.ts';

/** What the server tells a form, beside what its page was built with. */
export interface FormState {
  /** Signed: the key of the message, and when the form was served. */
  token?: string | undefined;
  values?: FormValues | undefined;
  errors?: FieldErrors | undefined;
  submitError?: FailureCode | undefined;
  /** A file that stays with the server while its form is corrected. */
  draft?: { token: string; name: string } | undefined;
  /** What it is about, which travels beside the message. */
  service?: { id: string; title: string } | undefined;
}

export interface Progress {
  sent: number;
  total: number;
}

/** What becomes of a form, in the order in which it may. */
export type FormStatus =
  | { state: 'idle'; isCancelled?: boolean }
  /** Its fields, before anything leaves. */
  | { state: 'checking' }
  | { state: 'sending'; progress?: Progress }
  /** Something is wrong with what was typed or chosen. */
  | { state: 'invalid'; errors: FieldErrors }
  /** Nothing is wrong with it, but it did not arrive. */
  | { state: 'failed'; code: FailureCode }
  /** The page of the thanks is on its way. */
  | { state: 'sent' };

export function isBusy({ state }: FormStatus): boolean {
  return state === 'checking' || state === 'sending' || state === 'sent';
}

export function initialStatus({ errors, submitError }: FormState): FormStatus {
  if (submitError) return { state: 'failed', code: submitError };
  return errors && Object.keys(errors).length > 0 ? { state: 'invalid', errors } : { state: 'idle' };
}
