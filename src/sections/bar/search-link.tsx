import { SearchIcon } from '#ui/search-icon.tsx';
import type { BarContent } from './bar-content.ts';
import styles from './search-link.module.css';

/** The way to the search: a link to its page, over which `Search` opens. */
export function SearchLink({ href, label }: BarContent['search']) {
  return (
    <a className={styles.search} href={href} aria-keyshortcuts="Control+K Meta+K" data-search="">
      <span className="visually-hidden">{label}</span>
      <SearchIcon />
    </a>
  );
}
