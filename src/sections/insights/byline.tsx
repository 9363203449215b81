import styles from './byline.module.css';
import type { BylineProps } from './insights-content.ts';

/** Who wrote an article, when, and how long it takes to read; with `href` the name leads to the person. */
export function Byline({ author, position, day, date, readingTime, href }: BylineProps & { href?: string }) {
  return (
    <p className={styles.byline}>
      <span>
        {href ? (
          <a href={href} rel="author">
            {author}
          </a>
        ) : (
          <b>{author}</b>
        )}{' '}
        {position && <span>{position}</span>}
      </span>{' '}
      <span>
        <time dateTime={day}>{date}</time> <span>{readingTime}</span>
      </span>
    </p>
  );
}
