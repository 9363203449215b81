import { Figure } from '../../src/ui/figure.tsx';
import { richText } from '../../src/ui/text.tsx';
import styles from './service-entry.module.css';

export interface ServiceEntryProps {
  figure: string;
  title: string;
  description: string;
  parts: string[];
}

/** A service: its drawing, what it is, and what belongs to it. */
export function ServiceEntry({ figure, title, description, parts }: ServiceEntryProps) {
  return (
    <article className={styles.entry}>
      <Figure figure={figure} of="en" />
      <div className={styles.words}>
        <h3>{richText(title)}</h3>
        <p className="muted">{richText(description)}</p>
      </div>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>{richText(part)}</li>
        ))}
      </ul>
    </article>
  );
}
