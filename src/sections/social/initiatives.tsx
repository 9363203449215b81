import type { Initiative } from '#content/schemas/social.ts';
import { richText } from '../../ui/text.tsx';
import styles from './initiatives.module.css';

export function Initiatives({ items, columns }: { items: Initiative[]; columns: 1 | 2 | 3 }) {
  return (
    <ul className={styles.initiatives} data-columns={columns}>
      {items.map(({ id, head, text }) => (
        <li key={id} id={id}>
          <h3>{richText(head)}</h3>
          <p className="muted">{richText(text)}</p>
        </li>
      ))}
    </ul>
  );
}
