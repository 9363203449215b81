import type { FailureCode } from '#forms/failures.ts';
import type { Entries, Problems } from '#forms/form-definition.ts';
import type { Progress } from './send.ts';

/** What the server tells a form, beside what its page was built with. */
export interface FormState {
  /** Signed: the key of the message, and when the form was served. */
  token?: string | undefined;
  values?: Entries | undefined;
  problems?: Problems | undefined;
  failure?: FailureCode | undefined;
  /** A file that stays with the server while its form is corrected. */
  draft?: { token: string; name: string } | undefined;
  /** What it is about, which travels beside the message. */
  service?: { id: string; title: string } | undefined;
}

export type FormStatus =
  | { state: 'editing'; cancelled?: boolean }
  | { state: 'sending'; progress?: Progress }
  /** Something is wrong with what was typed or chosen. */
  | { state: 'refused'; problems: Problems }
  /** Nothing is wrong with it, but it did not arrive. */
  | { state: 'failed'; code: FailureCode }
  | { state: 'sent' };

export function firstStatus({ problems, failure }: FormState): FormStatus {
  if (failure) return { state: 'failed', code: failure };
  return problems && Object.keys(problems).length > 0 ? { state: 'refused', problems } : { state: 'editing' };
}
