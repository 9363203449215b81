import type { JobsWords } from '../../../jobs/show-jobs.ts';
import type { Ui } from '../../content/schemas/ui.ts';
import type { Language } from '../../language/languages.ts';
import type { Choice } from '../../ui/controls.tsx';
import { GoLink } from '../../ui/link.tsx';
import { JobFilters } from './job-filters.tsx';
import styles from './job-list.module.css';
import { JobRow, type JobRowProps } from './job-row.tsx';

export interface JobListProps {
  /** The list without a filter. */
  href: string;
  language: Language;
  labels: Ui['jobs'];
  locations: Choice[];
  categories: Choice[];
  jobs: JobRowProps[];
}

/**
 * The jobs by category, under the filters. Here they are all shown as if they were open; `jobs/show-jobs.ts` shows
 * those that match as they are today, which the server or the browser tells.
 */
export function JobList({ href, language, labels, locations, categories, jobs }: JobListProps) {
  const words: JobsWords = { language, count: labels.count, closedCount: labels.closedCount };
  return (
    <section className="section-end" data-jobs="" data-today="%today%" data-words={JSON.stringify(words)}>
      <div className="wrap">
        <JobFilters action={href} labels={labels} locations={locations} categories={categories} />
        {categories.map(({ value, label }) => (
          <div key={value} className={`grid ${styles.group}`} data-group={value}>
            <h2 className={`aside ${styles.category}`}>{label}</h2>
            <ul className={`main ${styles.list}`}>
              {jobs
                .filter(({ category }) => category === value)
                .map((job) => (
                  <JobRow key={job.id} {...job} />
                ))}
            </ul>
          </div>
        ))}
        <div className={styles.none} data-none="" hidden>
          <p>{labels.none}</p>
          <GoLink href={href} data-clear="">
            {labels.clear}
          </GoLink>
        </div>
      </div>
    </section>
  );
}
