import { CloseButton } from '../../ui/close-button.tsx';
import styles from './search-dialog.module.css';
import { SearchForm, type SearchFormProps } from './search-form.tsx';
import { SearchResults, type SearchResultsProps } from './search-results.tsx';

export interface SearchDialogProps {
  words: { label: string; close: string };
  form: SearchFormProps;
  results: SearchResultsProps;
}

const listbox = 'found';

/** The search over the page, from its top; on a phone the whole screen. search.client.ts shows it. */
export function SearchDialog({ words, form, results }: SearchDialogProps) {
  return (
    <dialog className={`dialog ${styles.dialog}`} aria-label={words.label}>
      <div className={styles.top}>
        <div className={`wrap ${styles.row}`}>
          <SearchForm {...form} listbox={listbox} />
          <form method="dialog" className={styles.close}>
            <CloseButton label={words.close} />
          </form>
        </div>
      </div>
      <div className={`wrap ${styles.results}`}>
        <SearchResults {...results} listbox={listbox} />
      </div>
      <p className="visually-hidden" role="status" />
    </dialog>
  );
}
