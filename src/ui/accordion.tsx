import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { richText } from './text.tsx';

interface AccordionItem {
  /** The hash that opens it. */
  id: string;
  head: string;
  /** Something before the head, such as a large letter. */
  mark?: string;
  body: ReactNode;
}

/**
 * Parts that open one by one, each on its own. The browser opens a part that a hash or its page search leads
 * into: so the id is on what is inside. The first one is open, unless `open` names another one,
 * or is empty.
 */
export function Accordion({ items, open = items[0]?.id }: { items: AccordionItem[]; open?: string }) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, head, mark, body }) => (
        <details key={id} open={id === open} className={styles.item}>
          <summary className={styles.head}>
            {mark && (
              <span className={styles.mark} aria-hidden="true">
                {mark}
              </span>
            )}
            <h3>{richText(head)}</h3>
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
