import { dayMs, riyadhOffsetMs } from '#language/time.ts';

export type JobState = 'open' | 'closing' | 'closed';

/** The last days of a job, its closing day among them. */
const closingDays = 14;

/** Whether a job takes applications on a day (`2027-01-31`), its closing day included. */
export function jobState({ validThrough }: { validThrough?: string | undefined }, today?: string): JobState {
  if (!validThrough || today === undefined) return 'open';
  const left = (Date.parse(validThrough) - Date.parse(today)) / dayMs;
  if (left < 0) return 'closed';
  return left < closingDays ? 'closing' : 'open';
}

/** The calendar day in Riyadh, `2026-11-21`. */
export function riyadhDay(moment: number | Date): string {
  return new Date(Number(moment) + riyadhOffsetMs).toISOString().slice(0, 10);
}
