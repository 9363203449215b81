import type { Ui } from '../../content/schemas/ui.ts';
import styles from './job-notice.module.css';

export interface JobNoticeProps {
  labels: Ui['jobs'];
  /** The job's last day, if it has one. */
  day: { value: string; date: string } | undefined;
}

/** Says over a job that it closes soon, or that it is closed. */
export function JobNotice({ labels, day }: JobNoticeProps) {
  if (!day) return null;
  const notices = [
    { state: 'closing', title: labels.closing, text: labels.takenUntil },
    { state: 'closed', title: labels.closed, text: labels.wereTakenUntil },
  ];
  return notices.map(({ state, title, text }) => (
    <div key={state} className={styles.notice} data-when={state} hidden>
      <i className="nuqta" aria-hidden="true" />
      <p>
        <strong>{title}</strong>
        <span className="small">
          {text} <time dateTime={day.value}>{day.date}</time>
        </span>
      </p>
    </div>
  ));
}
