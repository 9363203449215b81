import { InlineLink } from '#ui/inline-link.tsx';
import { ButtonLink, GoLink } from '#ui/link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { Share } from '#ui/share.tsx';
import { TableOfContents } from '#ui/table-of-contents.tsx';
import { richText } from '#ui/text.tsx';
import type { ArticleTextProps } from './article-props.ts';
import styles from './article-text.module.css';
import { Prose } from './prose.tsx';

export function ArticleText({ contents, blocks, quote, ask, share, note, related }: ArticleTextProps) {
  return (
    <div className={`container grid ${styles.text}`}>
      <nav className={`col-label sticky ${styles.contents}`} aria-labelledby="contents">
        <p id="contents" className="label">
          {contents.label}
        </p>
        <TableOfContents parts={contents.headings} />
      </nav>
      <aside className={`col small muted ${styles.side}`} aria-labelledby="note">
        <i className="diamond" aria-hidden="true" />
        <p id="note" className={styles.head}>
          {richText(note.heading)}
        </p>
        <p>{richText(note.text)}</p>
      </aside>
      <div className={`col ${styles.main}`}>
        <Prose blocks={blocks} quote={quote} />
        <AskAuthor {...ask} />
        <Share {...share} />
      </div>
      <div className={`col small muted ${styles.links}`}>
        {related.map(({ label, text, href }) => (
          <div key={href} className={styles.related}>
            <p>{label}</p>
            <GoLink href={href}>{text}</GoLink>
          </div>
        ))}
      </div>
    </div>
  );
}

function AskAuthor({ labels, author, href }: ArticleTextProps['ask']) {
  return (
    <section className={styles.ask} aria-labelledby="author">
      <h2 id="author" className="label">
        {labels.author}
      </h2>
      <p className={styles.name}>
        <Portrait {...author.portrait} small />
        <InlineLink href={author.href} rel="author">
          {author.name}
        </InlineLink>{' '}
        <span className="small muted">{author.position}</span>
      </p>
      <p>{richText(labels.ask)}</p>
      <ButtonLink href={href}>{labels.askButton}</ButtonLink>
    </section>
  );
}
