import { SearchIcon } from '#ui/search-icon.tsx';
import styles from './search-link.module.css';

interface SearchLinkProps {
  href: string;
  label: string;
}

/** The way to the search: a link to its page, over which `Search` opens. */
export function SearchLink({ href, label }: SearchLinkProps) {
  return (
    <a className={styles.search} href={href} aria-keyshortcuts="Control+K Meta+K" data-search="">
      <span className="visually-hidden">{label}</span>
      <SearchIcon />
    </a>
  );
}
