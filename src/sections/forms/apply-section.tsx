import type { ReactNode } from 'react';
import { JobFactList } from '../jobs/job-fact-list.tsx';
import type { JobFacts } from '../jobs/job-props.ts';
import styles from './apply-section.module.css';
import { GoodToKnow, type GoodToKnowProps } from './good-to-know.tsx';

export interface ApplySectionProps {
  introduction: string;
  facts: JobFacts;
  know: GoodToKnowProps;
  /** The form. */
  children: ReactNode;
}

/** The form of an application beside the facts of its job. */
export function ApplySection({ introduction, facts, know, children }: ApplySectionProps) {
  return (
    <article className="section-end">
      <div className={`wrap grid ${styles.columns}`}>
        <div className={styles.facts}>
          <JobFactList facts={facts} state="open" />
        </div>
        <div className={styles.form}>
          <p className={`lead ${styles.lead}`}>{introduction}</p>
          {children}
        </div>
        <div className={styles.know}>
          <GoodToKnow {...know} />
        </div>
      </div>
    </article>
  );
}
