import { type FormId, formIds } from '#codes/form-codes.ts';
import { type AnyFormDefinition, forms } from '#forms/forms.ts';
import { dayMs, monthsFrom } from '#lib/durations.ts';
import type { SubmissionRow } from '#server/database/tables.ts';
import type { Settings } from '#server/settings/settings.ts';

/** How long submissions are kept. The limit of applications holds for training too. */
export type Retention = Settings['retention'];

/** After a withdrawal only the sender can view, copy or erase it, for as long as an access link is valid. */
export const withdrawnTtlMs = 30 * dayMs;

export function formsUnder(limit: AnyFormDefinition['retention']): FormId[] {
  return formIds.filter((form) => forms[form].retention === limit);
}

type Retained = Pick<SubmissionRow, 'form' | 'state' | 'created_at' | 'withdrawn_at'>;

/** Returns the moment of deletion, by the earliest limit: the form's, the quarantine's or the withdrawal's. */
export function retainedUntil(submission: Retained, retention: Retention): number {
  const { form, state, created_at, withdrawn_at } = submission;
  return Math.min(
    monthsFrom(created_at, retention[forms[form].retention]),
    state === 'quarantined' ? created_at + retention.quarantineDays * dayMs : Number.POSITIVE_INFINITY,
    withdrawn_at === null ? Number.POSITIVE_INFINITY : withdrawn_at + withdrawnTtlMs,
  );
}
