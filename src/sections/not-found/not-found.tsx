import type { Language } from '#i18n/languages.ts';
import { formatDigits } from '#i18n/numbers.ts';
import { GoLinks } from '#ui/link.tsx';
import { richText } from '#ui/text.tsx';
import { SearchForm } from '../search/search-form.tsx';
import type { SearchProps } from '../search/search-props.ts';
import { SearchTerms } from '../search/search-terms.tsx';
import styles from './not-found.module.css';
import { StarWall } from './star-wall.tsx';

export type MissingKind = 'page' | 'service' | 'job';

interface NotFoundProps {
  missing: MissingKind;
  language: Language;
  headline: string;
  text: string;
  links: { href: string; label: string }[];
  search: SearchProps;
}

/** The 404 page: its text, and a pattern without one of its stars. */
export function NotFound({ missing, language, headline, text, links, search }: NotFoundProps) {
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
        <GoLinks links={links} />
        <div className={styles.search}>
          <SearchForm action={search.page} messages={search.messages} />
          <SearchTerms {...search.messages.terms} page={search.page} />
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
