import type { FailureCode } from '#forms/failures.ts';
import type { FieldErrors } from '#forms/form-definition.ts';
import type { FormState } from '#forms/section-states.ts';

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
