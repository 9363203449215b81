import type { Page } from '#content/schemas/page.ts';
import { Contents } from '../../ui/contents.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  sections: NonNullable<Page['sections']>;
  contents: string;
  updated: { label: string; day: string; date: string };
}

/** A long text in parts, with a list of them that stays in sight. */
export function Notice({ sections, contents, updated }: NoticeProps) {
  return (
    <section className={`section-end ${styles.notice}`}>
      <div className="wrap grid">
        <nav className={`aside ${styles.contents}`} aria-label={contents}>
          <p className="small muted">
            {updated.label} <time dateTime={updated.day}>{updated.date}</time>
          </p>
          <Contents parts={sections} />
        </nav>
        <div className="main">
          {sections.map(({ id, head, paragraphs, points }) => (
            <div key={id} id={id} className={styles.part}>
              <h2 className="size-3">
                <Text>{head}</Text>
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Text>{paragraph}</Text>
                </p>
              ))}
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>
                      <Text>{point}</Text>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
