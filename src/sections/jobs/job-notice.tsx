import type { JobState } from '#jobs/job-state.ts';
import { InlineLink } from '#ui/inline-link.tsx';
import styles from './job-notice.module.css';
import type { DayInWords } from './job-props.ts';

export interface JobNoticeProps {
  labels: Record<'closing' | 'takenUntil' | 'closed' | 'wereTakenUntil' | 'training', string>;
  state: JobState;
  day?: DayInWords | undefined;
  training: { href: string; label: string };
}

export function JobNotice({ labels, state, day, training }: JobNoticeProps) {
  if (state === 'open' || !day) return null;
  const [title, text] =
    state === 'closing' ? [labels.closing, labels.takenUntil] : [labels.closed, labels.wereTakenUntil];
  return (
    <div className={styles.notice}>
      <i className="diamond" aria-hidden="true" />
      <p className="cluster">
        <strong>{title}</strong>
        <span className="small muted">
          {`${text} `}
          <time dateTime={day.iso}>{day.words}</time>
        </span>
        {state === 'closed' && (
          <span className={`muted ${styles.offer}`}>
            {`${labels.training} `}
            <InlineLink href={training.href}>{training.label}</InlineLink>
          </span>
        )}
      </p>
    </div>
  );
}
