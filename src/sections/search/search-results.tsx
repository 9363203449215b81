import type { MouseEvent } from 'react';
import { countInWords } from '#i18n/count.ts';
import type { Parameters } from '#routing/extra-parameters.ts';
import { searchPath } from '#search/search-query.ts';
import { byKind, type SearchResult } from '#search/search-result.ts';
import { Arrow } from '#ui/arrow.tsx';
import { GoLink, GoLinks } from '#ui/link.tsx';
import { richText } from '#ui/text.tsx';
import { LinkGroups, OptionGroups } from './result-groups.tsx';
import type { SearchProps } from './search-props.ts';
import styles from './search-results.module.css';
import { SearchTerms } from './search-terms.tsx';

interface SearchResultsProps extends SearchProps {
  result: SearchResult;
  extraParameters?: Parameters | undefined;
  /** True if results are the options of a combobox; otherwise they are lists of links. */
  listbox?: { id: string; active: string | undefined };
  maxPerKind?: number;
  /** Searches for the suggestion in place; without it the suggestion is a link. */
  onSuggestion?: (event: MouseEvent) => void;
}

/** Results by kind; links to start with for an empty query, and to go on where nothing was found. */
export function SearchResults(props: SearchResultsProps) {
  const { language, page, messages, nextLinks, result, extraParameters } = props;
  const { listbox, maxPerKind = Infinity, onSuggestion } = props;
  const { query, hits, suggestion } = result;
  const all = byKind(hits);
  const groups = all.map(([kind, found]): (typeof all)[number] => [kind, found.slice(0, maxPerKind)]);
  const isBounded = all.some(([, found]) => found.length > maxPerKind);
  return (
    <div>
      {query && (
        <div className={`cluster small muted ${styles.top}`}>
          <p>{countInWords(language, hits.length, messages.count)}</p>
          {suggestion && (
            <p>
              {`${messages.suggestion} `}
              <a href={searchPath(page, suggestion, extraParameters)} onClick={onSuggestion}>
                {suggestion}
              </a>
            </p>
          )}
        </div>
      )}
      {listbox ? (
        <OptionGroups language={language} messages={messages} groups={groups} {...listbox} />
      ) : (
        <LinkGroups language={language} messages={messages} groups={groups} />
      )}
      {isBounded && (
        <p className={styles.all}>
          <GoLink href={searchPath(page, query)}>{messages.all}</GoLink>
        </p>
      )}
      {!query && <Start title={messages.start.title} links={nextLinks.start} />}
      {query && hits.length === 0 && (
        <div className={styles.none}>
          <p className="display-3">{messages.none.title}</p>
          <p className="muted">{messages.none.text}</p>
          <SearchTerms {...messages.terms} page={page} />
          <GoLinks links={nextLinks.none} />
        </div>
      )}
    </div>
  );
}

function Start({ title, links }: { title: string; links: SearchProps['nextLinks']['start'] }) {
  return (
    <div className={`grid ${styles.start}`}>
      <p className="label col-label">{title}</p>
      <ul className="col-body">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="line accent-hover display-4">
              <span>{richText(label)}</span>
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
