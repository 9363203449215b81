import { InlineLink } from '#ui/inline-link.tsx';
import type { ArticleSummary } from './article-props.ts';
import styles from './byline.module.css';

type BylineProps = ArticleSummary['byline'] & {
  href?: string;
  short?: boolean;
};

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
