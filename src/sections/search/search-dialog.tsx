import {
  type MouseEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { countInWords } from '#i18n/count.ts';
import { decodeIndex, type EncodedIndex } from '#search/encoded-index.ts';
import { openSearchIndex, type SearchIndex } from '#search/search-index.ts';
import { boundQuery } from '#search/search-query.ts';
import { emptySearchResult, type SearchResult, searchResultFor } from '#search/search-result.ts';
import { CloseButton } from '#ui/close-button.tsx';
import styles from './search-dialog.module.css';
import { SearchForm } from './search-form.tsx';
import type { SearchProps } from './search-props.ts';
import { SearchResults } from './search-results.tsx';
import { useCombobox } from './use-combobox.ts';

interface SearchDialogProps extends SearchProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** The search index; until it has loaded, Enter asks the server. */
  index: Promise<EncodedIndex>;
  initialQuery?: string;
}

/** How many results of a kind are shown; the search's page has all. */
const maxPerKind = 4;
/** How long after the last key the number of results is announced. */
const announceDelayMs = 600;
/** A query that stays this long counts as a search. */
const countDelayMs = 1_500;
const listboxId = 'found';

/** The search over the page, full screen on a phone. Results come while the visitor types. */
export function SearchDialog({ ref, index, initialQuery = '', ...content }: SearchDialogProps) {
  const { language, page, messages } = content;
  const [typed, setTyped] = useState(initialQuery);
  const searchIndex = useSearchIndex(index);
  const input = useRef<HTMLInputElement>(null);
  const query = boundQuery(useDeferredValue(typed));
  const result = useSearchResult(searchIndex, query);
  const combobox = useCombobox({ dialog: ref, listboxId, typed, hasOptions: result.hits.length > 0 });
  const count = result.query ? countInWords(language, result.hits.length, messages.count) : '';
  const announced = useAnnouncement(count, query);
  const countSearch = useSearchAnalytics(searchIndex ? query : '');

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by keyboard
    <dialog
      ref={ref}
      // The dialog scrolls, which would otherwise make it a tab stop.
      tabIndex={-1}
      className={`dialog ${styles.dialog}`}
      aria-label={messages.label}
      onClose={countSearch}
      onClick={closeAtBackdropOrLink}
    >
      <div className={styles.top}>
        <div className={`container line ${styles.row}`}>
          <SearchForm
            action={page}
            messages={messages}
            input={{
              ref: input,
              value: typed,
              onChange: ({ target }) => setTyped(target.value),
              ...combobox.input,
            }}
          />
          <CloseButton label={messages.close} className={styles.close} />
        </div>
      </div>
      <div className={`container ${styles.results}`}>
        <SearchResults
          {...content}
          result={result}
          maxPerKind={maxPerKind}
          listbox={{ id: listboxId, active: combobox.active }}
          onSuggestion={(event) => {
            event.preventDefault();
            setTyped(result.suggestion ?? '');
            input.current?.focus();
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </dialog>
  );
}

function closeAtBackdropOrLink({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLDialogElement>) {
  const isLink = target instanceof Element && target.closest('a') && !defaultPrevented;
  if (target === currentTarget || isLink) currentTarget.close();
}

function useSearchIndex(index: Promise<EncodedIndex>): SearchIndex | undefined {
  const [searchIndex, setSearchIndex] = useState<SearchIndex>();
  useEffect(() => {
    index.then((encoded) => setSearchIndex(openSearchIndex(decodeIndex(encoded)))).catch(() => undefined);
  }, [index]);
  return searchIndex;
}

function useSearchResult(searchIndex: SearchIndex | undefined, query: string): SearchResult {
  return useMemo(
    () => (searchIndex ? searchResultFor(searchIndex, query, Date.now()) : emptySearchResult),
    [searchIndex, query],
  );
}

function useAnnouncement(text: string, query: string): string {
  const [announced, setAnnounced] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key puts the announcement off, whatever it finds
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announceDelayMs);
    return () => clearTimeout(timer);
  }, [text, query]);
  return announced;
}

function useSearchAnalytics(query: string): () => void {
  const counted = useRef('');
  const count = () => {
    if (!query || query === counted.current) return;
    counted.current = query;
    dispatchEvent(new CustomEvent('analytics', { detail: { event: 'search', q: query } }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key puts it off
  useEffect(() => {
    const timer = setTimeout(count, countDelayMs);
    return () => clearTimeout(timer);
  }, [query]);
  return count;
}
