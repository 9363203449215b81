import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { richText } from './text.tsx';

interface AccordionItem {
  id: string;
  heading: string;
  /** Content before the heading, such as a large letter. */
  mark?: string;
  body: ReactNode;
}

/** The browser opens a part for a hash or a text search. `open` is the id of the part open at first, or empty. */
export function Accordion({ items, open = items[0]?.id }: { items: AccordionItem[]; open?: string }) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, heading, mark, body }) => (
        <details key={id} open={id === open} className={styles.item}>
          <summary className={`line accent-hover ${styles.head}`}>
            {mark && (
              <span className={styles.mark} aria-hidden="true">
                {mark}
              </span>
            )}
            <h3>{richText(heading)}</h3>
            <i className={styles.sign} aria-hidden="true" />
          </summary>
          <div id={id} className={styles.body}>
            {body}
          </div>
        </details>
      ))}
    </div>
  );
}
