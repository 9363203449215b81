import styles from './table-of-contents.module.css';
import { richText } from './text.tsx';

export function TableOfContents({ parts }: { parts: { id: string; head: string }[] }) {
  return (
    <ol className={styles.contents}>
      {parts.map(({ id, head }) => (
        <li key={id}>
          <a href={`#${id}`}>{richText(head)}</a>
        </li>
      ))}
    </ol>
  );
}
