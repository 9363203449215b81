import type { ReactNode } from 'react';
import styles from './your-data-part.module.css';

/** A part of the page, that opens with the grid line. */
export function YourDataPart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={`grid-line grid ${styles.part}`}>
      <h2 className="label aside">{label}</h2>
      <div className="main">{children}</div>
    </section>
  );
}
