import { Illustration } from '#ui/illustration.tsx';
import { richText } from '#ui/text.tsx';
import { Photo } from '../print-templates/photo.tsx';
import type { ProfileContent } from './profile-content.ts';
import styles from './sheets.module.css';

/** Services with their parts; the first sheet has an introduction. */
export function ServicesSheet({ label, opening, entries }: ProfileContent['services'][number]) {
  return (
    <>
      {opening && <Photo source={opening.picture} className={styles.picture} />}
      <p className="label">{label}</p>
      {opening && (
        <div className={`stack ${styles.text}`}>
          <h2>{richText(opening.headline)}</h2>
          <p className={`lead ${styles.bottom}`}>{richText(opening.statement)}</p>
        </div>
      )}
      <div className={styles.entries}>
        {entries.map(({ illustration, title, description, parts }) => (
          <article key={title}>
            <Illustration name={illustration} of="en" />
            <div>
              <h3>{richText(title)}</h3>
              <p className="muted">{richText(description)}</p>
            </div>
            <ul className="small">
              {parts.map((part) => (
                <li key={part}>{richText(part)}</li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </>
  );
}
