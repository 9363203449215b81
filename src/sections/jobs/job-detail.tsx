import type { DatedState } from '#jobs/job-page-states.ts';
import { jobState } from '#jobs/job-state.ts';
import { BulletList } from '#ui/bullet-list.tsx';
import { ButtonLink, GoLink } from '#ui/link.tsx';
import { asServerSection } from '#ui/server-section.tsx';
import { Share, type ShareProps } from '#ui/share.tsx';
import { richText } from '#ui/text.tsx';
import styles from './job-detail.module.css';
import { JobFactList } from './job-fact-list.tsx';
import { JobGroup, jobsOn } from './job-group.tsx';
import { JobNotice } from './job-notice.tsx';
import type { JobProps } from './job-props.ts';

export interface JobDetailProps extends Omit<JobProps, 'breadcrumbs' | 'applyBreadcrumbs'> {
  share: ShareProps;
  posting: string;
}

/** A job's text with its facts and the link to apply; a closed job lists the open ones. */
export function JobDetail(props: JobDetailProps & DatedState) {
  const { job, facts, labels, apply, list, training, share, posting, today } = props;
  const state = jobState(job, today);
  const lists = [
    { title: labels.responsibilities, points: job.responsibilities },
    { title: labels.requirements, points: job.requirements },
  ];
  return (
    <article className="container section-end">
      <JobNotice labels={labels} state={state} day={facts.closes} training={training} />
      <div className="grid">
        <div className={`col-label sticky ${styles.side}`}>
          <JobFactList facts={facts} labels={labels} state={state} />
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
        <div className={`col-body ${styles.text}`}>
          <div>
            <h2 className="size-3">{labels.about}</h2>
            <p>{richText(job.about)}</p>
          </div>
          {lists.map(({ title, points }) => (
            <div key={title}>
              <h2 className="size-3">{title}</h2>
              <BulletList points={points} ruled />
            </div>
          ))}
          {state !== 'closed' && (
            <section className={`grid-line screen-only ${styles.apply}`} aria-label={labels.apply}>
              <p className="statement">{richText(labels.applyIntroduction)}</p>
              <ButtonLink href={apply} aria-label={`${labels.apply}: ${job.title}`}>
                {labels.apply}
              </ButtonLink>
            </section>
          )}
          <Share {...share} />
        </div>
      </div>
      {state === 'closed' && <OtherJobs {...props} />}
      {state !== 'closed' && <script type="application/ld+json">{posting}</script>}
    </article>
  );
}

export const JobDetailServerSection = asServerSection<JobDetailProps, DatedState>(JobDetail, 'JobDetail');

function OtherJobs({ labels, list, others, today }: JobDetailProps & DatedState) {
  const open = jobsOn(today, others).filter(({ state }) => state !== 'closed');
  if (open.length === 0) return null;
  return (
    <JobGroup label={labels.others} labels={labels} rows={open} className={`screen-only ${styles.others}`}>
      <p className={styles.all}>
        <GoLink href={list.href}>{labels.all}</GoLink>
      </p>
    </JobGroup>
  );
}
