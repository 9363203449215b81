import type { Ui } from '#content/schemas/ui.ts';
import { jobState } from '#jobs/job-state.ts';
import { GoLink } from '../../ui/link.tsx';
import { JobFactList } from '../jobs/job-fact-list.tsx';
import { JobNotice } from '../jobs/job-notice.tsx';
import type { JobRowProps } from '../jobs/job-row.tsx';
import type { JobFacts } from '../jobs/job-words.ts';
import { OtherJobs } from '../jobs/other-jobs.tsx';
import { ApplicationFields } from './application-fields.tsx';
import styles from './apply-section.module.css';
import { Form, type FormProps } from './form.tsx';
import type { FormState } from './form-state.ts';
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
  form: FormProps;
}

export interface ApplySectionState {
  /** The day in Riyadh, `2026-11-21`; while a page is built every job is open. */
  today?: string;
  /** What the form holds. */
  filled?: FormState;
}

/** The form of an application beside the facts of its job; the open jobs in its place once the job is closed. */
export function ApplySection(props: ApplySectionProps & ApplySectionState) {
  const { job, facts, labels, know, list, others, form, today, filled } = props;
  const state = jobState({ validThrough: facts.closes.day?.value }, today);
  return (
    <article className="section-end">
      <div className="wrap">
        <JobNotice labels={labels} state={state} day={facts.closes.day} />
        {state === 'closed' ? (
          <>
            <p>
              <GoLink href={job}>{labels.details}</GoLink>
            </p>
            <OtherJobs
              title={labels.others}
              all={{ label: labels.all, href: list.href }}
              jobs={others}
              today={today}
            />
          </>
        ) : (
          <div className={`grid ${styles.columns}`}>
            <div className={styles.facts}>
              <JobFactList facts={facts} state={state} />
            </div>
            <div className={styles.form}>
              <p className={`lead ${styles.lead}`}>{labels.applyIntroduction}</p>
              <Form {...form} {...filled} Fields={ApplicationFields} />
            </div>
            <div className={styles.know}>
              <GoodToKnow {...know} />
            </div>
          </div>
        )}
      </div>
    </article>
  );
}
