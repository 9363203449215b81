import { type Language, languages, otherLanguage } from '#i18n/languages.ts';
import { excerpt, foundWords, highlight } from '#search/highlight.ts';
import type { SearchHit } from '#search/search-index.ts';
import { Arrow } from '#ui/arrow.tsx';
import styles from './result-groups.module.css';

/** A limit, because a short query begins many words of a page. */
const maxUnseenWords = 6;

interface ResultTextProps {
  hit: SearchHit;
  language: Language;
  messages: { inText: string; inOtherLanguage: string };
}

export function ResultText({ hit: { entry, found }, language, messages }: ResultTextProps) {
  const { parent, title, text } = entry;
  const unseen = unseenWords({ entry, found });
  const other = otherLanguage(language);
  return (
    <>
      <i className={`diamond ${styles.here}`} aria-hidden="true" />
      <span className={styles.result}>
        {parent && (
          <span className={styles.parent}>
            <Marked text={parent} found={found} />
          </span>
        )}
        <span className={styles.title}>
          <Marked text={title} found={found} />
        </span>
        <span className={styles.text}>
          <Marked text={excerpt(text, found)} found={found} />
        </span>
        {unseen.own.length > 0 && (
          <span className={styles.text}>
            {`${messages.inText} `}
            <Marked text={unseen.own.join(' · ')} found={found} />
          </span>
        )}
        {unseen.alternate.length > 0 && (
          <span className={styles.text}>
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
  const own = isSeen ? [] : foundWords(bodyWords, found);
  const alternate = isSeen || own.length > 0 ? [] : foundWords([inOtherLanguage].flat().join(' '), found);
  return { own: own.slice(0, maxUnseenWords), alternate: alternate.slice(0, maxUnseenWords) };
}

function Marked({ text, found }: { text: string; found: Set<string> }) {
  let at = 0;
  return highlight(text, found).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.found ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
