import { Contents } from '../../ui/contents.tsx';
import { GoLink } from '../../ui/link.tsx';
import { Share } from '../../ui/share.tsx';
import { richText } from '../../ui/text.tsx';
import type { ArticleTextProps } from './article-content.ts';
import styles from './article-text.module.css';
import { AskAuthor } from './ask-author.tsx';
import { Prose } from './prose.tsx';

export function ArticleText({ contents, blocks, quote, ask, share, note, related }: ArticleTextProps) {
  return (
    <div className={`container grid ${styles.text}`}>
      <nav className={styles.contents} aria-labelledby="contents">
        <p id="contents" className="label">
          {contents.label}
        </p>
        <Contents parts={contents.heads} />
      </nav>
      <div className={styles.main}>
        <Prose blocks={blocks} quote={quote} />
        <AskAuthor {...ask} />
        <Share {...share} />
      </div>
      <aside className={`small muted ${styles.side}`} aria-labelledby="note">
        <i className="diamond" aria-hidden="true" />
        <p id="note" className={styles.head}>
          {richText(note.head)}
        </p>
        <p>{richText(note.text)}</p>
        {related.map(({ label, text, href }) => (
          <div key={href} className={styles.related}>
            <p>{label}</p>
            <GoLink href={href}>{text}</GoLink>
          </div>
        ))}
      </aside>
    </div>
  );
}
