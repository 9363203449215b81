import type { JobState } from '../../../jobs/state.ts';

export interface ClosingDayProps {
  /** What is said before the day in each state of the job. */
  labels: Record<JobState, string>;
  value: string;
  date: string;
}

const states: JobState[] = ['open', 'closing', 'closed'];

/** A job's last day in the words of each of its states; `jobs/show-state.ts` shows the right one. */
export function ClosingDay({ labels, value, date }: ClosingDayProps) {
  return states.map((state) => (
    <span key={state} data-when={state} hidden={state !== 'open'}>
      {labels[state]} <time dateTime={value}>{date}</time>
    </span>
  ));
}
