import { Arrow } from './arrow.tsx';
import { PageLink } from './page-link.tsx';
import { richText } from './text.tsx';
import styles from './titled-links.module.css';

export interface TitledLink {
  label?: string | undefined;
  title: string;
  text: string;
  href: string;
}

/** Links to pages, each with its subject: in rows, or up to three side by side between hairlines. */
export function TitledLinks({ links, variant }: { links: TitledLink[]; variant: 'rows' | 'columns' }) {
  return (
    <ul className={variant === 'rows' ? styles.rows : `columns ${styles.columns}`}>
      {links.map(({ label, title, text, href }) => (
        <li key={href}>
          <PageLink href={href} className="stack">
            {label && <span className="label">{label}</span>}
            <span className={`accent-hover display-3 ${styles.title}`}>{richText(title)}</span>
            <span className="small muted">{richText(text)}</span>
            <Arrow />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
