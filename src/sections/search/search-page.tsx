import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx';
import { SearchForm, type SearchFormProps } from './search-form.tsx';
import styles from './search-page.module.css';
import { SearchResults, type SearchResultsProps } from './search-results.tsx';

export interface SearchPageProps {
  trail: { label: string; crumbs: Crumb[] };
  title: string;
  form: SearchFormProps;
  results: SearchResultsProps;
}

/** The search as a page; the server fills in what was asked and what was found. */
export function SearchPage({ trail, title, form, results }: SearchPageProps) {
  return (
    <section className={styles.page} data-search-page="%query%">
      <div className="wrap">
        <Breadcrumb {...trail} />
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.form}>
          <SearchForm {...form} />
        </div>
        <SearchResults {...results} />
      </div>
    </section>
  );
}
