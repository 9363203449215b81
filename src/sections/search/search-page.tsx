import { type Answer, emptyAnswer } from '#search/search-answer.ts';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx';
import { SearchForm, type SearchFormProps } from './search-form.tsx';
import styles from './search-page.module.css';
import { SearchResults, type SearchResultsProps } from './search-results.tsx';

export interface SearchPageProps {
  breadcrumbs: { label: string; crumbs: Crumb[] };
  title: string;
  form: SearchFormProps;
  results: SearchResultsProps;
}

export interface SearchPageState {
  answer?: Answer;
}

/** The search as a page, with what the URL asks for. */
export function SearchPage(props: SearchPageProps & SearchPageState) {
  const { breadcrumbs, title, form, results, answer = emptyAnswer } = props;
  return (
    <section className={styles.page}>
      <div className="wrap">
        <Breadcrumb {...breadcrumbs} />
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.form}>
          <SearchForm {...form} input={{ defaultValue: answer.query }} />
        </div>
        <SearchResults {...results} answer={answer} />
      </div>
    </section>
  );
}
