import { getPages, getUi } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDigits } from '#i18n/numbers.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { GoLinks } from '#ui/link.tsx';
import { richText } from '#ui/text.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { searchProps } from '../search/search-props.ts';
import { SearchTerms } from '../search/search-terms.tsx';
import styles from './not-found.module.css';

export type MissingKind = 'page' | 'service' | 'job';

interface NotFoundProps {
  missing: MissingKind;
  language: Language;
}

/** The 404 page: its text, and a pattern without one of its stars. */
export function NotFound({ missing, language }: NotFoundProps) {
  const { home, notFound } = getUi(language);
  const { headline, text } = notFound[missing];
  const { jobs, services, contactus } = getPages(language);
  const { page, messages } = searchProps(language);
  const start = { href: localizedPath(language, paths.home), label: home };
  return (
    <section className={`on-dark ${styles.section}`}>
      <StarWall className={styles.wall} />
      <div className={`container ${styles.text}`}>
        {missing === 'page' && (
          <p className={styles.number} aria-hidden="true">
            <ZeroAsNuqta>{formatDigits(language, 404)}</ZeroAsNuqta>
          </p>
        )}
        <h1>{headline}</h1>
        <p className="lead">{richText(text)}</p>
        <GoLinks links={[start, missing === 'job' ? jobs : services, contactus]} />
        <div className={styles.search}>
          <SearchForm action={page} messages={messages} />
          <SearchTerms {...messages.terms} page={page} />
        </div>
      </div>
    </section>
  );
}

/** The Arabic zero is a diamond, so it takes the diamond's colour. */
function ZeroAsNuqta({ children }: { children: string }) {
  const [before, after] = children.split('٠');
  if (after === undefined) return children;
  return (
    <>
      {before}
      <span>٠</span>
      {after}
    </>
  );
}

const period = 120;
const missing = { column: 4, row: 2 };

/** Returns the path of one star of the pattern around a centre; its points touch its neighbours'. */
function starPath(column: number, row: number): string {
  const x = period * (column + 0.5);
  const top = period * row + 0.7;
  return `M${x} ${top}l17.4 17.4h24.5v24.5l17.4 17.4-17.4 17.4v24.5h-24.5l-17.4 17.4-17.4-17.4h-24.5v-24.5l-17.4-17.4 17.4-17.4v-24.5h24.5z`;
}

const cells = Array.from({ length: 72 }, (_, index) => ({ column: index % 9, row: Math.floor(index / 9) }));
const wall = cells
  .filter(({ column, row }) => column !== missing.column || row !== missing.row)
  .map(({ column, row }) => starPath(column, row))
  .join('');

function StarWall({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 900 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <linearGradient id="light" x1="0" x2="1" y1=".7" y2=".2">
        <stop offset=".05" stopColor="var(--ink-900)" />
        <stop offset="1" stopColor="var(--star-light)" />
      </linearGradient>
      <path d={wall} fill="url(#light)" />
      <path
        d={starPath(missing.column, missing.row)}
        fill="none"
        stroke="var(--mark-300)"
        strokeWidth="1.5"
        strokeDasharray="4 5"
      />
      <path d="M540 640l30 30-30 30-30-30z" fill="var(--mark-300)" />
    </svg>
  );
}
