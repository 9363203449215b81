import type { JobState } from '../../../jobs/state.ts';

export interface ClosingDayProps {
  /** What is said before the day in each state of the job. */
  labels: Record<JobState, string>;
  /** What is said where there is no last day. */
  untilFilled: string;
  day?: { value: string; date: string } | undefined;
}

const states: JobState[] = ['open', 'closing', 'closed'];

/** A job's last day in the words of each of its states; `jobs/show-state.ts` shows the right one. */
export function ClosingDay({ labels, untilFilled, day }: ClosingDayProps) {
  if (!day) return untilFilled;
  return states.map((state) => (
    <span key={state} data-when={state} hidden={state !== 'open'}>
      {labels[state]} <time dateTime={day.value}>{day.date}</time>
    </span>
  ));
}
