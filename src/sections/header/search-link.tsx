import { getSearchMessages } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { SearchIcon } from '#ui/search-icon.tsx';
import styles from './search-link.module.css';

/** A link to the search page; with script the search opens over the current page. */
export function SearchLink({ language }: { language: Language }) {
  const href = localizedPath(language, paths.search);
  return (
    <a className={styles.search} href={href} aria-keyshortcuts="Control+K Meta+K" data-search="">
      <span className="visually-hidden">{getSearchMessages(language).label}</span>
      <SearchIcon />
    </a>
  );
}
