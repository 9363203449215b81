import { Contents } from '../../ui/contents.tsx';
import { GoLink } from '../../ui/link.tsx';
import { Share, type ShareProps } from '../../ui/share.tsx';
import { richText } from '../../ui/text.tsx';
import styles from './article-text.module.css';
import { Prose, type ProseProps } from './prose.tsx';

export interface ArticleTextProps {
  contents: { label: string; heads: { id: string; head: string }[] };
  prose: ProseProps;
  note: { head: string; text: string };
  related: { label: string; text: string; href: string }[];
  share: ShareProps;
}

/** An article's text between the list of its parts and the author's note in the margin. */
export function ArticleText({ contents, prose, note, related, share }: ArticleTextProps) {
  return (
    <div className={`wrap grid ${styles.text}`}>
      <nav className={styles.contents} aria-labelledby="contents">
        <p id="contents" className="label">
          {contents.label}
        </p>
        <Contents parts={contents.heads} />
      </nav>
      <div className={styles.main}>
        <Prose {...prose} />
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
