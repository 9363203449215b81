import type { JobState } from '#jobs/job-state.ts';
import { ClosingDay } from './closing-day.tsx';
import styles from './job-fact-list.module.css';
import type { JobFacts } from './job-props.ts';

/** A job's facts, one a line; in a line of their own on paper. */
export function JobFactList({ facts, state }: { facts: JobFacts; state: JobState }) {
  const { category, type, place, posted, closes } = facts;
  return (
    <ul className={styles.facts}>
      {[category, type, place].map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      <li>
        {posted.label} <time dateTime={posted.value}>{posted.date}</time>
      </li>
      <li>
        <ClosingDay {...closes} state={state} />
      </li>
    </ul>
  );
}
