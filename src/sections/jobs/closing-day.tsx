import type { JobState } from '#jobs/job-state.ts';

export interface ClosingDayProps {
  /** What is said before the day in each state of the job. */
  labels: Record<JobState, string>;
  /** What is said where there is no last day. */
  untilFilled: string;
  state: JobState;
  day?: { value: string; date: string } | undefined;
}

/** A job's last day, in the words of its state. */
export function ClosingDay({ labels, untilFilled, state, day }: ClosingDayProps) {
  if (!day) return untilFilled;
  return (
    <>
      {labels[state]} <time dateTime={day.value}>{day.date}</time>
    </>
  );
}
