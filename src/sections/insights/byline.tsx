import { InlineLink } from '#ui/inline-link.tsx';
import styles from './byline.module.css';

/** Who wrote an article, when, and how long it takes to read. */
export interface ArticleByline {
  author: string;
  position: string;
  day: string;
  /** The day in words. */
  date: string;
  toRead: string;
}

interface BylineProps extends ArticleByline {
  href?: string;
  short?: boolean;
}

export function Byline({ author, position, day, date, toRead, href, short }: BylineProps) {
  return (
    <p className={`cluster small muted ${styles.byline}`}>
      <span className="cluster">
        {href ? (
          <InlineLink href={href} rel="author">
            {author}
          </InlineLink>
        ) : (
          <b>{author}</b>
        )}{' '}
        {!short && <span>{position}</span>}
      </span>{' '}
      <span className="cluster">
        <time dateTime={day}>{date}</time> <span>{toRead}</span>
      </span>
    </p>
  );
}
