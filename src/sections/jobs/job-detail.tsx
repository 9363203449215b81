import type { ReactNode } from 'react';
import type { Job } from '../../content/schemas/job.ts';
import type { Ui } from '../../content/schemas/ui.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Points } from '../../ui/points.tsx';
import { Share, type ShareProps } from '../../ui/share.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './job-detail.module.css';
import { JobFactList } from './job-fact-list.tsx';
import { JobNotice } from './job-notice.tsx';
import type { JobRowProps } from './job-row.tsx';
import type { JobFacts } from './job-words.ts';
import { OtherJobs } from './other-jobs.tsx';

export interface JobDetailProps {
  job: Job;
  facts: JobFacts;
  labels: Ui['jobs'];
  apply: string;
  list: { label: string; href: string };
  others: JobRowProps[];
  share: ShareProps;
  /** What machines are told of the job as long as it is open. */
  children?: ReactNode;
}

/**
 * What a job asks and offers, beside its facts and the way to apply. Here it is shown as if it were open;
 * `jobs/show-job.ts` shows it as it is today.
 */
export function JobDetail({ job, facts, labels, apply, list, others, share, children }: JobDetailProps) {
  const lists = [
    { title: labels.responsibilities, points: job.responsibilities },
    { title: labels.requirements, points: job.requirements },
  ];
  return (
    <article
      className="section-end"
      data-job-page=""
      data-until={facts.closes.day?.value ?? ''}
      data-today="%today%"
    >
      <div className="wrap">
        <JobNotice labels={labels} day={facts.closes.day} />
        <div className="grid">
          <div className={`aside ${styles.side}`}>
            <JobFactList facts={facts} />
            <div data-when="open closing">
              <ButtonLink href={apply} aria-label={`${labels.apply}: ${job.title}`}>
                {labels.apply}
              </ButtonLink>
            </div>
            <div data-when="closed" hidden>
              <ButtonLink href={list.href}>{labels.others}</ButtonLink>
            </div>
          </div>
          <div className={`main ${styles.words}`}>
            <div>
              <h2 className="size-3">{labels.about}</h2>
              <p>
                <Text>{job.about}</Text>
              </p>
            </div>
            {lists.map(({ title, points }) => (
              <div key={title}>
                <h2 className="size-3">{title}</h2>
                <Points points={points} ruled />
              </div>
            ))}
            <Share {...share} />
          </div>
        </div>
        <OtherJobs title={labels.others} all={{ label: labels.all, href: list.href }} jobs={others} />
      </div>
      {children}
    </article>
  );
}
