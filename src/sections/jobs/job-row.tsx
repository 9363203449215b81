import { type JobState, jobState } from '#jobs/job-state.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { richText } from '../../ui/text.tsx';
import { ClosingDay, type ClosingDayProps } from './closing-day.tsx';
import type { ListedJob } from './job-content.ts';
import styles from './job-row.module.css';

export interface JobRowProps {
  job: ListedJob;
  labels: ClosingDayProps['labels'];
  state: JobState;
}

/** A job in a list: one link, muted and without its arrow once the job is closed. */
export function JobRow({ job: { href, title, place, type, closes }, labels, state }: JobRowProps) {
  return (
    <li className={`${styles.row} ${styles[state] ?? ''}`}>
      <a href={href}>
        <h3>{richText(title)}</h3>
        <span>{place}</span>
        <span>{type}</span>
        <span>
          <ClosingDay labels={labels} state={state} day={closes} />
        </span>
        <Arrow />
      </a>
    </li>
  );
}

/** The jobs of a list with the state of each on a day; while a page is built every job is open. */
export function jobsOn(today: string | undefined, jobs: ListedJob[]) {
  return jobs.map((job) => ({ job, state: jobState({ validThrough: job.closes?.value }, today) }));
}
