import { emptySearchResult, type SearchPageState } from '#search/search-result.ts';
import { Breadcrumb, type BreadcrumbProps } from '#ui/breadcrumb.tsx';
import { asServerSection } from '#ui/server-section.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-page.module.css';
import type { SearchProps } from './search-props.ts';
import { SearchResults } from './search-results.tsx';

interface SearchPageProps extends SearchProps {
  breadcrumbs: BreadcrumbProps;
}

export function SearchPage(props: SearchPageProps & SearchPageState) {
  const { breadcrumbs, result = emptySearchResult, extraParameters, ...content } = props;
  const { page, messages } = content;
  return (
    <section className={`container ${styles.page}`}>
      <Breadcrumb {...breadcrumbs} />
      <h1 className={styles.title}>{messages.title}</h1>
      <div className={styles.form}>
        <SearchForm
          action={page}
          extraParameters={extraParameters}
          messages={messages}
          input={{ defaultValue: result.query }}
        />
      </div>
      <SearchResults {...content} result={result} extraParameters={extraParameters} />
    </section>
  );
}

export const SearchPageServerSection = asServerSection<SearchPageProps, SearchPageState>(
  SearchPage,
  'SearchPage',
);
