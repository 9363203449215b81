import type { ReactNode } from 'react';
import styles from './rows.module.css';

interface DescriptionListProps {
  /** `id` distinguishes rows with the same label. */
  rows: { id?: string; label: string; value: ReactNode }[];
  className: string | undefined;
}

export function DescriptionList({ rows, className }: DescriptionListProps) {
  return (
    <dl className={`${styles.rows} ${className}`}>
      {rows.map(({ label, value, id = label }) => (
        <div key={id}>
          <dt className="small muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
