import styles from './table-of-contents.module.css';
import { richText } from './text.tsx';

export function TableOfContents({ parts }: { parts: { id: string; heading: string }[] }) {
  return (
    <ol className={styles.contents}>
      {parts.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{richText(heading)}</a>
        </li>
      ))}
    </ol>
  );
}
