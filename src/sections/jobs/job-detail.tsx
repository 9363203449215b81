import { ButtonLink } from '../../ui/link.tsx';
import { Points } from '../../ui/points.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './job-detail.module.css';
import type { JobRow } from './job-list.tsx';

export interface JobDetailProps {
  facts: JobRow['facts'];
  about: { title: string; text: string };
  lists: { title: string; points: string[] }[];
  apply: { label: string; name: string; href: string };
}

/** What a job asks and offers, beside its facts and the way to apply. */
export function JobDetail({ facts, about, lists, apply }: JobDetailProps) {
  return (
    <section className={styles.section}>
      <div className="wrap grid">
        <div className={`aside ${styles.side}`}>
          <ul className={styles.facts}>
            {Object.values(facts).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <ButtonLink href={apply.href} aria-label={apply.name}>
            {apply.label}
          </ButtonLink>
        </div>
        <div className={`main ${styles.words}`}>
          <div>
            <h2>{about.title}</h2>
            <p>
              <Text>{about.text}</Text>
            </p>
          </div>
          {lists.map(({ title, points }) => (
            <div key={title}>
              <h2>{title}</h2>
              <Points points={points} ruled />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
