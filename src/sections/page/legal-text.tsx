import type { LegalIdentity } from '#content/legal-identity.ts';
import { TableOfContents } from '#ui/table-of-contents.tsx';
import { richText } from '#ui/text.tsx';
import { LegalRows } from './contact-details.tsx';
import styles from './legal-text.module.css';
import type { PageProps } from './page-props.ts';

type LegalTextProps = PageProps & { legal?: LegalIdentity };

/** `legal` ends the first part, which says who is responsible. */
export function LegalText({ page: { sections }, ui, updated, legal }: LegalTextProps) {
  if (!sections) throw new Error('a notice without its parts');
  return (
    <section className={`container grid section-end ${styles.notice}`}>
      <nav className={`col-label sticky ${styles.contents}`} aria-label={ui.contents}>
        {updated && (
          <p className="small muted">
            {`${updated.label} `}
            <time dateTime={updated.day}>{updated.date}</time>
          </p>
        )}
        <TableOfContents parts={sections} />
      </nav>
      <div className="col-body">
        {sections.map(({ id, head, paragraphs, points }, index) => (
          <div key={id} id={id} className={styles.part}>
            <h2 className="size-3">{richText(head)}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{richText(paragraph)}</p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{richText(point)}</li>
                ))}
              </ul>
            )}
            {index === 0 && legal && (
              <div className={styles.legal}>
                <LegalRows {...legal} />
              </div>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
