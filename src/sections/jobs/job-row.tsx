import { Arrow } from '../../ui/arrow.tsx';
import { Text } from '../../ui/text.tsx';
import { ClosingDay } from './closing-day.tsx';
import styles from './job-row.module.css';
import type { JobFacts } from './job-words.ts';

export interface JobRowProps {
  id: number;
  href: string;
  title: string;
  location: string;
  category: string;
  facts: JobFacts;
}

/** A job in a list: one link, muted and without its arrow once the job is closed. */
export function JobRow({ id, href, title, location, category, facts }: JobRowProps) {
  return (
    <li
      className={styles.row}
      data-job={id}
      data-location={location}
      data-category={category}
      data-until={facts.closes.day?.value ?? ''}
    >
      <a href={href}>
        <h3>
          <Text>{title}</Text>
        </h3>
        <span>{facts.place}</span>
        <span>{facts.type}</span>
        <span>
          <ClosingDay {...facts.closes} />
        </span>
        <Arrow />
      </a>
    </li>
  );
}
