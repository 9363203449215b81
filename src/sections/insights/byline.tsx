import { parse } from 'ultrahtml';
import { byId, type Content } from '#content/content.ts';
import { fullName } from '#content/schemas/person.ts';
import { formatDate, formatMinutes } from '#i18n/numbers.ts';
import { readingMinutes } from '#i18n/reading-time.ts';
import { textOf } from './article-nodes.ts';
import styles from './byline.module.css';

export interface ArticleProps {
  content: Content;
  article: Content['articles'][number];
}

interface BylineProps extends ArticleProps {
  /** Of the author, to whom the name leads. */
  href?: string;
  /** Without what the author is. */
  short?: boolean;
}

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ content: { language, team, ui }, article, href, short }: BylineProps) {
  const author = byId(team, article.author);
  const minutes = readingMinutes(language, textOf(parse(article.html)));
  return (
    <p className={styles.byline}>
      <span>
        {href ? (
          <a href={href} rel="author">
            {fullName(author)}
          </a>
        ) : (
          <b>{fullName(author)}</b>
        )}{' '}
        {!short && <span>{author.position}</span>}
      </span>{' '}
      <span>
        <time dateTime={article.datePublished}>{formatDate(language, article.datePublished)}</time>{' '}
        <span>{`${formatMinutes(language, minutes)} ${ui.insights.toRead}`}</span>
      </span>
    </p>
  );
}
