import type { Language } from '#i18n/languages.ts';
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
            <a className={styles.item} href={localizedPath(language, hit.entry.path)}>
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
                href={localizedPath(language, hit.entry.path)}
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
