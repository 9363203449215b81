import type { MouseEvent } from 'react';
import { type CountForms, countInWords } from '#language/count.ts';
import type { Language } from '#language/languages.ts';
import type { Kind } from '#search/entries.ts';
import { type Answer, byKind } from '#search/search-answer.ts';
import { searchPath } from '#search/search-query.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { GoLink } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { LinkGroups, OptionGroups } from './result-groups.tsx';
import styles from './search-results.module.css';

interface Links {
  title: string;
  links: { href: string; label: string }[];
}

export interface SearchResultsProps {
  messages: {
    language: Language;
    kinds: Record<Kind, string>;
    count: CountForms;
    inText: string;
    inTwin: string;
  };
  /** The URL of the search's page. */
  page: string;
  labels: { results: string; all: string; suggestion: string };
  start: Links;
  none: Links & { text: string };
}

export interface AnswerProps {
  answer: Answer;
  /** Where results are the options of a combobox; otherwise they are lists of links. */
  listbox?: { id: string; active: string | undefined };
  /** The others are only counted. */
  maxPerKind?: number;
  /** Asks for the suggestion in place; without it the link does. */
  onSuggestion?: (event: MouseEvent) => void;
}

/** Results by kind; without a query where to begin, and where nothing was found, links to go on. */
export function SearchResults(props: SearchResultsProps & AnswerProps) {
  const { messages, page, labels, start, none, answer, listbox, maxPerKind = Infinity, onSuggestion } = props;
  const { query, results, suggestion } = answer;
  const all = byKind(results);
  const groups = all.map(([kind, found]): (typeof all)[number] => [kind, found.slice(0, maxPerKind)]);
  const isBounded = all.some(([, found]) => found.length > maxPerKind);
  return (
    <div>
      {query && (
        <div className={styles.top}>
          <p>{countOf(results.length, messages)}</p>
          {suggestion && (
            <p>
              {labels.suggestion}{' '}
              <a href={searchPath(page, suggestion)} onClick={onSuggestion}>
                {suggestion}
              </a>
            </p>
          )}
        </div>
      )}
      {listbox ? (
        <OptionGroups {...messages} {...listbox} label={labels.results} groups={groups} />
      ) : (
        <LinkGroups {...messages} groups={groups} />
      )}
      {isBounded && (
        <p className={styles.all}>
          <GoLink href={searchPath(page, query)}>{labels.all}</GoLink>
        </p>
      )}
      {!query && <Start {...start} />}
      {query && results.length === 0 && <None {...none} />}
    </div>
  );
}

/** The number of results in words. */
export function countOf(results: number, { language, count }: SearchResultsProps['messages']): string {
  return countInWords(language, results, count);
}

function Start({ title, links }: Links) {
  return (
    <div className={styles.start}>
      <p className="label">{title}</p>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>
              <span>
                <Text>{label}</Text>
              </span>
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function None({ title, text, links }: SearchResultsProps['none']) {
  return (
    <div className={styles.none}>
      <p className={styles.sorry}>{title}</p>
      <p className="muted">{text}</p>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <GoLink href={href}>{label}</GoLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
