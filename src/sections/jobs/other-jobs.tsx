import { GoLink } from '../../ui/link.tsx';
import { JobRow, type JobRowProps } from './job-row.tsx';
import { rowsOn } from './job-rows.ts';
import styles from './other-jobs.module.css';

export interface OtherJobsProps {
  title: string;
  all: { label: string; href: string };
  jobs: JobRowProps[];
  today?: string | undefined;
}

/** The jobs that are open, under one that no longer is; nothing where none is left. */
export function OtherJobs({ title, all, jobs, today }: OtherJobsProps) {
  const open = rowsOn(jobs, today).filter(({ state }) => state !== 'closed');
  if (open.length === 0) return null;
  return (
    <div className={`grid screen ${styles.others}`}>
      <h2 className={`aside ${styles.title}`}>{title}</h2>
      <div className="main">
        <ul className={styles.list}>
          {open.map((job) => (
            <JobRow key={job.id} {...job} />
          ))}
        </ul>
        <GoLink href={all.href}>{all.label}</GoLink>
      </div>
    </div>
  );
}
