import { searchPath } from '#search/search-query.ts';
import type { SearchProps } from './search-props.ts';
import styles from './search-terms.module.css';

type SearchTermsProps = SearchProps['messages']['terms'] & {
  page: string;
};

/** Links to searches that have results. */
export function SearchTerms({ label, items, page }: SearchTermsProps) {
  return (
    <p className={`cluster small ${styles.terms}`}>
      <span>{label}</span>
      {items.map((term) => (
        <a key={term} href={searchPath(page, term)}>
          {term}
        </a>
      ))}
    </p>
  );
}
