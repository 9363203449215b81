import { SearchIcon } from '#ui/search-icon.tsx';
import styles from './search-link.module.css';
import type { SiteHeaderContent } from './site-header-content.ts';

/** The way to the search: a link to its page, over which `Search` opens. */
export function SearchLink({ href, label }: SiteHeaderContent['search']) {
  return (
    <a className={styles.search} href={href} aria-keyshortcuts="Control+K Meta+K" data-search="">
      <span className="visually-hidden">{label}</span>
      <SearchIcon />
    </a>
  );
}
