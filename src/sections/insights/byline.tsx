import { isScheduled } from '#content/dates/publish-date.ts';
import { byId, getPeople, getUi } from '#content/readers.ts';
import type { Article } from '#content/schemas/article.ts';
import { fullName } from '#content/schemas/person.ts';
import { countInWords } from '#i18n/count.ts';
import { formatDate } from '#i18n/dates.ts';
import type { Language } from '#i18n/languages.ts';
import { readingMinutes } from '#i18n/reading-time.ts';
import { InlineLink } from '#ui/inline-link.tsx';
import styles from './byline.module.css';

interface BylineProps {
  language: Language;
  article: Article;
  href?: string;
  short?: boolean;
}

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ language, article, href, short }: BylineProps) {
  const { insights: labels, scheduledNotice } = getUi(language);
  const { author: authorId, datePublished: day, parts } = article;
  const author = byId(getPeople(language), authorId);
  const date = formatDate(language, day);
  const text = parts.map(({ heading = '', text }) => `${heading}\n${text}`).join('\n');
  return (
    <p className={`cluster small muted ${styles.byline}`}>
      <span className="cluster">
        {href ? (
          <InlineLink href={href} rel="author">
            {fullName(author)}
          </InlineLink>
        ) : (
          <b>{fullName(author)}</b>
        )}{' '}
        {!short && <span>{author.position}</span>}
      </span>{' '}
      <span className="cluster">
        <time dateTime={day}>{isScheduled(day) ? `${scheduledNotice} ${date}` : date}</time>{' '}
        <span>{countInWords(language, readingMinutes(language, text), labels.toRead)}</span>
      </span>
    </p>
  );
}
