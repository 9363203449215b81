import styles from './breadcrumb.module.css';
import { richText } from './text.tsx';

export interface Crumb {
  label: string;
  /** Missing on the page itself. */
  href?: string;
}

export function Breadcrumb({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map(({ label: name, href }) => (
          <li key={name} aria-current={href ? undefined : 'page'}>
            {href ? <a href={href}>{richText(name)}</a> : richText(name)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
