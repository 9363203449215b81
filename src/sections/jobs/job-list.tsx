import { Arrow } from '../../ui/arrow.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './job-list.module.css';

export interface JobRow {
  href: string;
  title: string;
  facts: { category: string; type: string; place: string; closes: string };
}

/** The openings, grouped by category; a row is one link. */
export function JobList({ jobs }: { jobs: JobRow[] }) {
  const categories = [...new Set(jobs.map(({ facts }) => facts.category))];
  return (
    <section className={styles.section}>
      <div className="wrap">
        {categories.map((category) => (
          <div key={category} className={`grid ${styles.group}`}>
            <h2 className={`aside ${styles.category}`}>{category}</h2>
            <ul className={`main ${styles.list}`}>
              {jobs
                .filter(({ facts }) => facts.category === category)
                .map(({ href, title, facts }) => (
                  <li key={href}>
                    <a href={href}>
                      <h3>
                        <Text>{title}</Text>
                      </h3>
                      <span>{facts.place}</span>
                      <span>{facts.type}</span>
                      <span>{facts.closes}</span>
                      <Arrow />
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
