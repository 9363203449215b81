import type { JobFilterName } from '#jobs/job-filters.ts';
import type { JobState } from '#jobs/job-state.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Text } from '../../ui/text.tsx';
import { ClosingDay } from './closing-day.tsx';
import type { JobFacts } from './job-props.ts';
import styles from './job-row.module.css';

export interface JobRowProps extends Record<JobFilterName, string> {
  id: number;
  href: string;
  title: string;
  facts: JobFacts;
}

/** A job in a list: one link, muted and without its arrow once the job is closed. */
export function JobRow({ href, title, facts, state }: JobRowProps & { state: JobState }) {
  return (
    <li className={`${styles.row} ${styles[state] ?? ''}`}>
      <a href={href}>
        <h3>
          <Text>{title}</Text>
        </h3>
        <span>{facts.place}</span>
        <span>{facts.type}</span>
        <span>
          <ClosingDay {...facts.closes} state={state} />
        </span>
        <Arrow />
      </a>
    </li>
  );
}
