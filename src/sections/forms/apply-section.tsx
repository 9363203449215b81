import type { ReactNode } from 'react';
import type { Ui } from '../../content/schemas/ui.ts';
import { GoLink } from '../../ui/link.tsx';
import { JobFactList } from '../jobs/job-fact-list.tsx';
import { JobNotice } from '../jobs/job-notice.tsx';
import type { JobRowProps } from '../jobs/job-row.tsx';
import type { JobFacts } from '../jobs/job-words.ts';
import { OtherJobs } from '../jobs/other-jobs.tsx';
import styles from './apply-section.module.css';
import { GoodToKnow, type GoodToKnowProps } from './good-to-know.tsx';

export interface ApplySectionProps {
  /** The page's title once the job is closed. */
  closedTitle: string;
  /** Address of the job's own page. */
  job: string;
  facts: JobFacts;
  labels: Ui['jobs'];
  know: GoodToKnowProps;
  /** The page of all jobs. */
  list: { href: string };
  others: JobRowProps[];
  /** The form. */
  children: ReactNode;
}

/**
 * The form of an application beside the facts of its job. Here the job is shown as if it were open; `jobs/show-job.ts`
 * shows it as it is today, and the open ones in place of the form once it is closed.
 */
export function ApplySection({
  closedTitle,
  job,
  facts,
  labels,
  know,
  list,
  others,
  children,
}: ApplySectionProps) {
  return (
    <article
      className="section-end"
      data-job-page=""
      data-closed-title={closedTitle}
      data-until={facts.closes.day?.value ?? ''}
      data-today="%today%"
    >
      <div className="wrap">
        <JobNotice labels={labels} day={facts.closes.day} />
        <div className={`grid ${styles.columns}`} data-when="open closing">
          <div className={styles.facts}>
            <JobFactList facts={facts} />
          </div>
          <div className={styles.form}>
            <p className={`lead ${styles.lead}`}>{labels.applyIntroduction}</p>
            {children}
          </div>
          <div className={styles.know}>
            <GoodToKnow {...know} />
          </div>
        </div>
        <p data-when="closed" hidden>
          <GoLink href={job}>{labels.details}</GoLink>
        </p>
        <OtherJobs title={labels.others} all={{ label: labels.all, href: list.href }} jobs={others} />
      </div>
    </article>
  );
}
