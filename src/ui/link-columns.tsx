import { Arrow } from './arrow.tsx';
import styles from './link-columns.module.css';
import { PageLink } from './page-link.tsx';
import { Text } from './text.tsx';

export interface LinkColumn {
  /** What kind of page it leads to. */
  label?: string;
  title: string;
  text: string;
  href: string;
}

export function LinkColumns({ links }: { links: LinkColumn[] }) {
  return (
    <ul className={`columns ${styles.list}`}>
      {links.map(({ label, title, text, href }) => (
        <li key={href}>
          <PageLink href={href}>
            {label && <span className="label">{label}</span>}
            <span className={styles.title}>
              <Text>{title}</Text>
            </span>
            <span className="small muted">
              <Text>{text}</Text>
            </span>
            <Arrow />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
