import { riyadhOffsetMs } from '#language/riyadh.ts';
import { dayMs } from '#language/time.ts';

export type JobState = 'open' | 'closing' | 'closed';

/** How many days a job is closing for, its last one among them. */
const closingDays = 14;

/**
 * Whether a job takes applications on a day; both days are written `2027-01-31`. It does on the closing day itself, and
 * without one until it is filled. Nothing else decides: a page, a form or a feed that asks this is right whenever it
 * was built.
 */
export function jobState({ validThrough }: { validThrough?: string | undefined }, today?: string): JobState {
  if (!validThrough || today === undefined) return 'open';
  const left = (Date.parse(validThrough) - Date.parse(today)) / dayMs;
  if (left < 0) return 'closed';
  return left < closingDays ? 'closing' : 'open';
}

/** The calendar day in Riyadh at a moment, `2026-11-21`: the firm's jobs open and close by it. */
export function riyadhDay(moment: number | Date): string {
  return new Date(Number(moment) + riyadhOffsetMs).toISOString().slice(0, 10);
}
