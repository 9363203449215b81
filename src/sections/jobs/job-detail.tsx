import type { Job } from '#content/schemas/job.ts';
import type { Ui } from '#content/schemas/ui.ts';
import { jobState } from '#jobs/job-state.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Points } from '../../ui/points.tsx';
import { Share, type ShareProps } from '../../ui/share.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './job-detail.module.css';
import { JobFactList } from './job-fact-list.tsx';
import { JobNotice } from './job-notice.tsx';
import type { JobFacts } from './job-props.ts';
import type { JobRowProps } from './job-row.tsx';
import { OtherJobs } from './other-jobs.tsx';

export interface JobDetailProps {
  job: Job;
  facts: JobFacts;
  labels: Ui['jobs'];
  apply: string;
  list: { label: string; href: string };
  others: JobRowProps[];
  share: ShareProps;
  /** The job for search engines, as long as it is open: JSON-LD, safe within a script element. */
  posting: string;
}

export interface JobDetailState {
  /** The day in Riyadh, `2026-11-21`; while a page is built every job is open. */
  today?: string;
}

/** What a job asks and offers, beside its facts and the way to apply; a closed one shows the open ones. */
export function JobDetail(props: JobDetailProps & JobDetailState) {
  const { job, facts, labels, apply, list, others, share, posting, today } = props;
  const state = jobState(job, today);
  const lists = [
    { title: labels.responsibilities, points: job.responsibilities },
    { title: labels.requirements, points: job.requirements },
  ];
  return (
    <article className="section-end">
      <div className="wrap">
        <JobNotice labels={labels} state={state} day={facts.closes.day} />
        <div className="grid">
          <div className={`aside ${styles.side}`}>
            <JobFactList facts={facts} state={state} />
            <div>
              {state === 'closed' ? (
                <ButtonLink href={list.href}>{labels.others}</ButtonLink>
              ) : (
                <ButtonLink href={apply} aria-label={`${labels.apply}: ${job.title}`}>
                  {labels.apply}
                </ButtonLink>
              )}
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
        {state === 'closed' && (
          <OtherJobs
            title={labels.others}
            all={{ label: labels.all, href: list.href }}
            jobs={others}
            today={today}
          />
        )}
      </div>
      {state !== 'closed' && <script type="application/ld+json">{posting}</script>}
    </article>
  );
}
