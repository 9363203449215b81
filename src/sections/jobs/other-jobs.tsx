import { GoLink } from '../../ui/link.tsx';
import { JobRow, type JobRowProps } from './job-row.tsx';
import styles from './other-jobs.module.css';

export interface OtherJobsProps {
  title: string;
  all: { label: string; href: string };
  jobs: JobRowProps[];
}

/** The jobs that are open, under one that no longer is. */
export function OtherJobs({ title, all, jobs }: OtherJobsProps) {
  return (
    <div className={`grid screen ${styles.others}`} data-others="" hidden>
      <h2 className={`aside ${styles.title}`}>{title}</h2>
      <div className="main">
        <ul className={styles.list}>
          {jobs.map((job) => (
            <JobRow key={job.id} {...job} />
          ))}
        </ul>
        <GoLink href={all.href}>{all.label}</GoLink>
      </div>
    </div>
  );
}
