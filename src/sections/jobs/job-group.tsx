import type { ReactNode } from 'react';
import { type JobState, jobState } from '#jobs/job-state.ts';
import { Arrow } from '#ui/arrow.tsx';
import { richText } from '#ui/text.tsx';
import { ClosingDay, type ClosingDayProps } from './closing-day.tsx';
import styles from './job-group.module.css';
import type { JobSummary } from './job-props.ts';

interface JobGroupProps {
  labels: JobRowProps['labels'];
  label: string;
  rows: { job: JobSummary; state: JobState }[];
  className: string | undefined;
  children?: ReactNode;
}

export function JobGroup({ label, labels, rows, className, children }: JobGroupProps) {
  return (
    <div className={`grid ${className}`}>
      <h2 className={`col-label ${styles.label}`}>{label}</h2>
      <div className="col-body">
        <ul className={styles.rows}>
          {rows.map(({ job, state }) => (
            <JobRow key={job.id} job={job} state={state} labels={labels} />
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}

/** Returns jobs with their state on a day; in a built page every job is open. */
export function jobsOn(today: string | undefined, jobs: JobSummary[]) {
  return jobs.map((job) => ({ job, state: jobState({ validThrough: job.closes?.iso }, today) }));
}

interface JobRowProps {
  job: JobSummary;
  labels: ClosingDayProps['labels'];
  state: JobState;
}

function JobRow({ job: { href, title, place, type, closes }, labels, state }: JobRowProps) {
  return (
    <li className={`${styles.row} ${styles[state] ?? ''}`}>
      <a href={href}>
        <h3>{richText(title)}</h3>
        <span className="small muted">{place}</span>
        <span className="small muted">{type}</span>
        <span className="small muted">
          <ClosingDay labels={labels} state={state} day={closes} />
        </span>
        <Arrow />
      </a>
    </li>
  );
}
