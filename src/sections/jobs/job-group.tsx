import type { ReactNode } from 'react';
import { type JobState, jobState } from '#jobs/job-state.ts';
import { Arrow } from '#ui/arrow.tsx';
import { richText } from '#ui/text.tsx';
import { ClosingDay, type ClosingDayProps } from './closing-day.tsx';
import styles from './job-group.module.css';
import type { JobSummary } from './job-props.ts';

interface JobGroupProps {
  labels: ClosingDayProps['labels'];
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
            <li key={job.id} className={`${styles.row} ${styles[state] ?? ''}`}>
              <a href={job.href}>
                <h3>{richText(job.title)}</h3>
                <span className="small muted">{job.place}</span>
                <span className="small muted">{job.type}</span>
                <span className="small muted">
                  <ClosingDay labels={labels} state={state} day={job.closes} />
                </span>
                <Arrow />
              </a>
            </li>
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
