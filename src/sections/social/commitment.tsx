import type { ReactNode } from 'react';
import type { Initiative } from '#content/schemas/social.ts';
import { Text } from '../../ui/text.tsx';
import styles from './commitment.module.css';
import { Initiatives } from './initiatives.tsx';

export interface CommitmentProps {
  label: string;
  /** The figure. */
  children: ReactNode;
  measure: string;
  items: Initiative[];
}

/** What the firm has bound itself to for the climate, beside what came of it so far. */
export function Commitment({ label, children, measure, items }: CommitmentProps) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="grid-line grid">
          <h2 className="label aside">{label}</h2>
          <p className={styles.measure}>
            <span className={styles.figure}>{children}</span>
            <Text>{measure}</Text>
          </p>
          <div className={styles.items}>
            <Initiatives items={items} columns={1} />
          </div>
        </div>
      </div>
    </section>
  );
}
