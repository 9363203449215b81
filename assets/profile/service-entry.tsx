import { Illustration } from '../../src/ui/illustration.tsx';
import { richText } from '../../src/ui/text.tsx';
import styles from './service-entry.module.css';

export interface ServiceEntryProps {
  illustration: string;
  title: string;
  description: string;
  parts: string[];
}

/** A service: its drawing, what it is, and what belongs to it. */
export function ServiceEntry({ illustration, title, description, parts }: ServiceEntryProps) {
  return (
    <article className={styles.entry}>
      <Illustration name={illustration} of="en" />
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
