import type { FormId } from '#forms/choices.ts';
import { dayMs } from '#language/time.ts';

/** How long submissions are kept, from the day they came. */
export interface Retention {
  enquiriesMonths: number;
  /** Of jobs and of training. */
  applicationsMonths: number;
  /** Of messages held as spam. */
  heldDays: number;
}

/**
 * Milliseconds that a submission is kept after consent was withdrawn: locked for the firm, and still there for its
 * person to see, to copy or to erase. As long as a link lives, and as an answer under the PDPL may take.
 */
export const withdrawnTtlMs = 30 * dayMs;

/** The moment by which a submission is erased, whoever forgets it. */
export function retainedUntil(
  { form, state, created_at, withdrawn_at }: Dated,
  { enquiriesMonths, applicationsMonths, heldDays }: Retention,
): number {
  const months = form === 'contact' ? enquiriesMonths : applicationsMonths;
  return Math.min(
    monthsFrom(created_at, months),
    state === 'held' ? created_at + heldDays * dayMs : Number.POSITIVE_INFINITY,
    withdrawn_at === null ? Number.POSITIVE_INFINITY : withdrawn_at + withdrawnTtlMs,
  );
}

interface Dated {
  form: FormId;
  state: string;
  created_at: number;
  withdrawn_at: number | null;
}

/** The same day of a later or earlier month; that month's last day where it is shorter. */
export function monthsFrom(moment: number, months: number): number {
  const date = new Date(moment);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(dayOfMonth, last));
}
