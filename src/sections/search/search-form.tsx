import type { ComponentProps } from 'react';
import type { Parameters } from '#routing/extra-parameters.ts';
import { HiddenFields } from '#ui/hidden-fields.tsx';
import link from '#ui/link.module.css';
import { SearchIcon } from '#ui/search-icon.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  action: string;
  extraParameters?: Parameters | undefined;
  messages: Record<'label' | 'placeholder' | 'submit', string>;
  input?: ComponentProps<'input'>;
}

/** The search field, which asks the server; in the dialog results come while the visitor types. */
export function SearchForm({ action, extraParameters, messages, input }: SearchFormProps) {
  return (
    <search className={styles.search}>
      <form className={`line ${styles.form}`} action={action}>
        <HiddenFields parameters={extraParameters} />
        <SearchIcon className={styles.icon} />
        <input
          type="text"
          name="q"
          className={styles.field}
          aria-label={messages.label}
          placeholder={messages.placeholder}
          maxLength={200}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...input}
        />
        <button type="submit" className={`${link.button} ${styles.submit}`}>
          {messages.submit}
        </button>
      </form>
    </search>
  );
}
