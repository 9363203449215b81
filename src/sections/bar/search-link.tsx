import { paths } from '#language/paths.ts';
import { SearchIcon } from '../../ui/search-icon.tsx';
import styles from './search-link.module.css';

interface SearchLinkProps {
  href: string;
  label: string;
}

/** The way to the search: a link to its page, over which open-search.client.ts opens its dialog. */
export function SearchLink({ href, label }: SearchLinkProps) {
  return (
    <a
      className={styles.search}
      href={href}
      aria-keyshortcuts="Control+K Meta+K"
      data-search={import.meta.env.DEV ? '/src/sections/search/open-search.ts' : paths.searchScript}
    >
      <span className="visually-hidden">{label}</span>
      <SearchIcon />
    </a>
  );
}
