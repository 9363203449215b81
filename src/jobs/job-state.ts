import { dayMs } from '#lib/durations.ts';

export type JobState = 'open' | 'closing' | 'closed';

const closingDays = 14;

/** Returns a job's state on a day, `2027-01-31`; a job takes applications on its closing day too. */
export function jobState({ validThrough }: { validThrough?: string | undefined }, today?: string): JobState {
  if (!validThrough || today === undefined) return 'open';
  const left = (Date.parse(validThrough) - Date.parse(today)) / dayMs;
  if (left < 0) return 'closed';
  return left < closingDays ? 'closing' : 'open';
}
