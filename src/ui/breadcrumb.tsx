import styles from './breadcrumb.module.css';
import { Text } from './text.tsx';

export interface Crumb {
  label: string;
  /** Missing on the page itself. */
  href?: string;
}

export function Breadcrumb({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.label} aria-current={crumb.href ? undefined : 'page'}>
            {crumb.href ? (
              <a href={crumb.href}>
                <Text>{crumb.label}</Text>
              </a>
            ) : (
              <Text>{crumb.label}</Text>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
