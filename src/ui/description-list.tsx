import type { ReactNode } from 'react';
import styles from './rows.module.css';

interface DescriptionListProps {
  /** `id` tells rows apart whose labels are the same. */
  rows: { id?: string; label: string; value: ReactNode }[];
  /** Sets `--row` and `--pad` (rows.module.css). */
  className: string | undefined;
}

/** What is known of something: in each row a label, and beside it what it says. */
export function DescriptionList({ rows, className }: DescriptionListProps) {
  return (
    <dl className={`${styles.rows} ${className}`}>
      {rows.map(({ label, value, id = label }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
