import { type Language, languages, otherLanguage } from '#i18n/languages.ts';
import { localizedPath } from '#routing/paths.ts';
import type { SearchHit } from '#search/find-hits.ts';
import { excerpt, foundWords, highlight } from '#search/highlight.ts';
import type { SearchKind } from '#search/search-entry.ts';
import { Arrow } from '#ui/arrow.tsx';
import styles from './result-groups.module.css';
import type { SearchProps } from './search-props.ts';

interface ResultGroupsProps {
  language: Language;
  messages: SearchProps['messages'];
  groups: [kind: SearchKind, hits: SearchHit[]][];
}

export function LinkGroups({ language, messages, groups }: ResultGroupsProps) {
  return groups.map(([kind, hits]) => (
    <div key={kind} className={`grid ${styles.group}`}>
      <h2 className="label col-label" id={`found-${kind}`}>
        {messages.kinds[kind]}
      </h2>
      <ol className="col-body" aria-labelledby={`found-${kind}`}>
        {hits.map((hit) => (
          <li key={hit.entry.path}>
            <a className={`line ${styles.item}`} href={localizedPath(language, hit.entry.path)}>
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
        <div key={kind} className={`grid ${styles.group}`} role="group" aria-labelledby={`found-${kind}`}>
          <p className="label col-label" role="presentation" id={`found-${kind}`}>
            {messages.kinds[kind]}
          </p>
          <div className="col-body" role="presentation">
            {hits.map((hit) => (
              <a
                key={hit.entry.path}
                className={`line ${styles.item}`}
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

/** The number is limited, because many words of a page begin with a short query. */
const maxUnseenWords = 6;

interface ResultTextProps {
  hit: SearchHit;
  language: Language;
  messages: { inText: string; inOtherLanguage: string };
}

function ResultText({ hit: { entry, found }, language, messages }: ResultTextProps) {
  const { parent, title, text } = entry;
  const unseen = unseenWords({ entry, found });
  const other = otherLanguage(language);
  return (
    <>
      <i className={`diamond ${styles.here}`} aria-hidden="true" />
      <span className={styles.result}>
        {parent && (
          <span className="fine">
            <Marked text={parent} found={found} />
          </span>
        )}
        <span className={`display-4 ${styles.title}`}>
          <Marked text={title} found={found} />
        </span>
        <span className={`small muted ${styles.text}`}>
          <Marked text={excerpt(text, found)} found={found} />
        </span>
        {unseen.inBody.length > 0 && (
          <span className={`small muted ${styles.text}`}>
            {`${messages.inText} `}
            <Marked text={unseen.inBody.join(' · ')} found={found} />
          </span>
        )}
        {unseen.alternate.length > 0 && (
          <span className={`small muted ${styles.text}`}>
            {`${messages.inOtherLanguage} `}
            <bdi lang={other} dir={languages[other].dir}>
              <Marked text={unseen.alternate.join(' · ')} found={found} />
            </bdi>
          </span>
        )}
      </span>
      <Arrow />
    </>
  );
}

/** Words that were found where the result does not show them: in the page's text, or in the other language's. */
function unseenWords({ entry, found }: SearchHit) {
  const { parent, title, text, bodyWords, inOtherLanguage } = entry;
  const isSeen = foundWords([parent, title, text].join(' '), found).length > 0;
  const inBody = isSeen ? [] : foundWords(bodyWords, found);
  const alternate = isSeen || inBody.length > 0 ? [] : foundWords([inOtherLanguage].flat().join(' '), found);
  return { inBody: inBody.slice(0, maxUnseenWords), alternate: alternate.slice(0, maxUnseenWords) };
}

function Marked({ text, found }: { text: string; found: Set<string> }) {
  let at = 0;
  return highlight(text, found).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.found ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
