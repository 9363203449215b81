import type { Ui } from '#content/schemas/ui.ts';
import type { JobState } from '#jobs/job-state.ts';
import { ClosingDay } from './closing-day.tsx';
import type { JobFacts } from './job-content.ts';
import styles from './job-fact-list.module.css';

export interface JobFactListProps {
  facts: JobFacts;
  labels: Ui['jobs'];
  state: JobState;
}

/** A job's facts, one a line; in a line of their own on paper. */
export function JobFactList({ facts, labels, state }: JobFactListProps) {
  const { category, type, place, posted, closes } = facts;
  return (
    <ul className={styles.facts}>
      {[category, type, place].map((fact) => (
        <li key={fact} className="small">
          {fact}
        </li>
      ))}
      <li className="small">
        {`${labels.posted} `}
        <time dateTime={posted.value}>{posted.date}</time>
      </li>
      <li className="small">
        <ClosingDay labels={labels} state={state} day={closes} />
      </li>
    </ul>
  );
}
