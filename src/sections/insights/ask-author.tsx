import { ButtonLink } from '../../ui/link.tsx';
import { richText } from '../../ui/text.tsx';
import type { ArticleTextProps } from './article-content.ts';
import styles from './ask-author.module.css';

/** Under an article: who wrote it, and the way to ask about it. The form is told of the article and its service. */
export function AskAuthor({ labels, author, href }: ArticleTextProps['ask']) {
  return (
    <section className={styles.ask} aria-labelledby="author">
      <h2 id="author" className="label">
        {labels.author}
      </h2>
      <p className={styles.name}>
        <a href={author.href} rel="author">
          {author.name}
        </a>{' '}
        <span className="small muted">{author.position}</span>
      </p>
      <p>{richText(labels.ask)}</p>
      <ButtonLink href={href}>{labels.askButton}</ButtonLink>
    </section>
  );
}
