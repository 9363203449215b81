import type { JobState } from '#jobs/job-state.ts';
import type { Day } from './job-props.ts';

export interface ClosingDayProps {
  labels: Record<'validThrough' | 'closesSoon' | 'closedOn' | 'untilFilled', string>;
  state: JobState;
  day?: Day | undefined;
}

export function ClosingDay({ labels, state, day }: ClosingDayProps) {
  if (!day) return labels.untilFilled;
  const before = { open: labels.validThrough, closing: labels.closesSoon, closed: labels.closedOn };
  return (
    <>
      {`${before[state]} `}
      <time dateTime={day.value}>{day.date}</time>
    </>
  );
}
