import type { ResultWords } from '../../../search/show-results.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { GoLink } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { LinkGroup, LinkItem, Option, OptionGroup } from './result-templates.tsx';
import styles from './search-results.module.css';

interface Links {
  title: string;
  links: { href: string; label: string }[];
}

export interface SearchResultsProps {
  words: ResultWords;
  /** The address of the search's page. */
  page: string;
  labels: { results: string; all: string; suggestion: string };
  start: Links;
  none: Links & { text: string };
  /** The id of the list, where results are the options of a combobox; otherwise they are lists of links. */
  listbox?: string;
}

/** Where search/show-results.ts shows what was found; before that, where to begin. */
export function SearchResults({ words, page, labels, start, none, listbox }: SearchResultsProps) {
  const options = listbox && { id: listbox, role: 'listbox', 'aria-label': labels.results };
  return (
    <div data-results="" data-words={JSON.stringify(words)} data-page={page}>
      <template data-group="">{listbox ? <OptionGroup /> : <LinkGroup />}</template>
      <template data-item="">{listbox ? <Option /> : <LinkItem />}</template>
      <div className={styles.top}>
        <p data-count="" />
        <p data-suggestion="" hidden>
          {labels.suggestion} <a href={page}>{labels.results}</a>
        </p>
      </div>
      <div data-found="" {...options} />
      <p className={styles.all} data-all="" hidden>
        <GoLink href={page}>{labels.all}</GoLink>
      </p>
      <div className={styles.start} data-start="">
        <p className="label">{start.title}</p>
        <ul>
          {start.links.map(({ href, label }) => (
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
      <div className={styles.none} data-none="" hidden>
        <p className={styles.sorry}>{none.title}</p>
        <p className="muted">{none.text}</p>
        <ul>
          {none.links.map(({ href, label }) => (
            <li key={href}>
              <GoLink href={href}>{label}</GoLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
