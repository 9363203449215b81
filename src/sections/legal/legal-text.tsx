import { legalIdentity } from '#content/legal-identity.ts';
import { getPages, getThirdParties, getUi } from '#content/readers.ts';
import type { Page } from '#content/schemas/page.ts';
import { formatDate } from '#i18n/dates.ts';
import type { Language } from '#i18n/languages.ts';
import type { PageId } from '#routing/route-table.ts';
import { LegalRows } from '#sections/contact-details/contact-details-list.tsx';
import { TableOfContents } from '#ui/table-of-contents.tsx';
import { richText } from '#ui/text.tsx';
import styles from './legal-text.module.css';

interface LegalTextProps {
  language: Language;
  id: PageId;
  /** Shows the firm's registration data after the first part, which names who is responsible. */
  legal?: boolean;
}

export function LegalText({ language, id, legal }: LegalTextProps) {
  const { updated, sections, privacy } = getPages(language)[id];
  const ui = getUi(language);
  if (!sections) throw new Error('a notice without its parts');
  return (
    <section className={`container grid section-end ${styles.notice}`}>
      <nav className={`col-label sticky ${styles.contents}`} aria-label={ui.contents}>
        {updated && (
          <p className="small muted">
            {`${ui.updated} `}
            <time dateTime={updated}>{formatDate(language, updated)}</time>
          </p>
        )}
        <TableOfContents parts={sections} />
      </nav>
      <div className="col-body">
        {sections.map(({ id, heading, paragraphs, points }, index) => (
          <div key={id} id={id} className={styles.part}>
            <h2 className="size-3">{richText(heading)}</h2>
            {[...paragraphs, ...(id === privacy?.section ? learnedBy(privacy) : [])].map((paragraph) => (
              <p key={paragraph}>{richText(paragraph)}</p>
            ))}
            {points && (
              <ul className="bullets">
                {points.map((point) => (
                  <li key={point}>{richText(point)}</li>
                ))}
              </ul>
            )}
            {index === 0 && legal && <LegalRows {...legalIdentity(language)} />}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Returns a line for each other site that learns something of a visitor, or one that says there is none. */
function learnedBy({ parties = [], none }: NonNullable<Page['privacy']>): string[] {
  const learned = getThirdParties().map(
    (party) => parties.find(({ id }) => id === party.id)?.text ?? party.id,
  );
  return learned.length > 0 ? learned : [none];
}
