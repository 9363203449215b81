import type { SearchWords } from '../../content/schemas/search.ts';
import { Lens } from '../../ui/lens.tsx';
import link from '../../ui/link.module.css';
import styles from './search-form.module.css';

export interface SearchFormProps {
  /** The search's page. */
  action: string;
  words: Pick<SearchWords, 'label' | 'placeholder' | 'submit'>;
  /** The id of the list of options, where the field is a combobox. */
  listbox?: string;
}

/** One line, set large, that asks the server; in the dialog a script answers while the visitor types. */
export function SearchForm({ action, words, listbox }: SearchFormProps) {
  const combobox = listbox && {
    role: 'combobox',
    'aria-controls': listbox,
    'aria-expanded': false,
    'aria-autocomplete': 'list' as const,
  };
  return (
    <search className={styles.search}>
      <form className={styles.form} action={action}>
        <Lens className={styles.lens} />
        <input
          type="text"
          name="q"
          className={styles.field}
          aria-label={words.label}
          placeholder={words.placeholder}
          maxLength={200}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...combobox}
        />
        <button type="submit" className={`${link.button} ${styles.submit}`}>
          {words.submit}
        </button>
      </form>
    </search>
  );
}
