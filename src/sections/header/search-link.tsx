import { SearchIcon } from '#ui/search-icon.tsx';
import styles from './search-link.module.css';
import type { SiteHeaderProps } from './site-header-props.ts';

/** A link to the search page; with script the search opens over the current page. */
export function SearchLink({ href, label }: SiteHeaderProps['search']) {
  return (
    <a className={styles.search} href={href} aria-keyshortcuts="Control+K Meta+K" data-search="">
      <span className="visually-hidden">{label}</span>
      <SearchIcon />
    </a>
  );
}
