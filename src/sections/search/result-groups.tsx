import { type Language, languages } from '#i18n/languages.ts';
import { localizedPath } from '#routing/paths.ts';
import type { SearchKind } from '#search/search-entry.ts';
import type { SearchHit } from '#search/search-index.ts';
import styles from './result-groups.module.css';
import { ResultText } from './result-text.tsx';
import type { SearchProps } from './search-props.ts';

interface ResultGroupsProps {
  language: Language;
  messages: SearchProps['messages'];
  groups: [kind: SearchKind, hits: SearchHit[]][];
}

export function LinkGroups({ language, messages, groups }: ResultGroupsProps) {
  return groups.map(([kind, hits]) => (
    <div key={kind} className={styles.group}>
      <h2 className="label" id={`found-${kind}`}>
        {messages.kinds[kind]}
      </h2>
      <ol aria-labelledby={`found-${kind}`}>
        {hits.map((hit) => (
          <li key={hit.entry.path}>
            <a className={styles.item} {...target(hit, language)}>
              <ResultText hit={hit} language={language} messages={messages} />
            </a>
          </li>
        ))}
      </ol>
    </div>
  ));
}

interface OptionGroupsProps extends ResultGroupsProps {
  id: string;
  /** The id of the option that Enter opens. */
  active: string | undefined;
}

/** Results as the options of a combobox. They are links, for the mouse; the focus stays in the field. */
export function OptionGroups({ language, messages, groups, id, active }: OptionGroupsProps) {
  return (
    <div id={id} role="listbox" aria-label={messages.label}>
      {groups.map(([kind, hits]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={kind} className={styles.group} role="group" aria-labelledby={`found-${kind}`}>
          <p className="label" role="presentation" id={`found-${kind}`}>
            {messages.kinds[kind]}
          </p>
          <div role="presentation">
            {hits.map((hit) => (
              <a
                key={hit.entry.path}
                className={styles.item}
                id={optionId(hit)}
                role="option"
                aria-selected={optionId(hit) === active}
                tabIndex={-1}
                {...target(hit, language)}
              >
                <ResultText hit={hit} language={language} messages={messages} />
              </a>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function optionId({ entry }: SearchHit): string {
  return `found-${entry.path.replace(/[^a-z0-9]+/g, '-')}`;
}

/** The link of a hit; a page that exists only in the other language is marked so. */
function target({ entry }: SearchHit, language: Language) {
  const own = entry.language ?? language;
  const inOther = own === language ? {} : { lang: own, dir: languages[own].dir };
  return { href: localizedPath(own, entry.path), ...inOther };
}
