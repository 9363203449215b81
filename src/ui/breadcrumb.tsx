import styles from './breadcrumb.module.css';
import { richText } from './text.tsx';

export interface Crumb {
  label: string;
  href?: string;
}

export interface BreadcrumbProps {
  label: string;
  crumbs: Crumb[];
}

export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={`bullets cluster small muted ${styles.list}`}>
        {crumbs.map(({ label: name, href }) => (
          <li key={name} aria-current={href ? undefined : 'page'}>
            {href ? <a href={href}>{richText(name)}</a> : richText(name)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
