import type { ReactNode } from 'react';
import styles from './sheet.module.css';

export type Surface = 'limestone' | 'sand' | 'night';
const classes: Record<Surface, string> = { limestone: '', sand: 'on-warm-2', night: 'on-dark' };

interface SheetProps {
  surface: Surface;
  /** What runs along the foot; left out on the cover. */
  firm?: string;
  number?: string;
  children: ReactNode;
}

/** One page of paper. Its foot is left out of the tags: a reader does not hear it on every page. */
export function Sheet({ surface, firm, number, children }: SheetProps) {
  return (
    <section className={`${styles.sheet} ${classes[surface]}`} data-sheet>
      {children}
      {number && (
        <p className={`muted placed ${styles.foot}`} aria-hidden="true" data-foot>
          <span>{firm}</span>
          <span>{number}</span>
        </p>
      )}
    </section>
  );
}
