import type { JobState } from '#jobs/job-state.ts';
import type { DayInWords } from './job-props.ts';

export interface ClosingDayProps {
  labels: Record<'validThrough' | 'closesSoon' | 'closedOn' | 'untilFilled', string>;
  state: JobState;
  day?: DayInWords | undefined;
}

export function ClosingDay({ labels, state, day }: ClosingDayProps) {
  if (!day) return labels.untilFilled;
  const before = { open: labels.validThrough, closing: labels.closesSoon, closed: labels.closedOn };
  return (
    <>
      {`${before[state]} `}
      <time dateTime={day.iso}>{day.words}</time>
    </>
  );
}
