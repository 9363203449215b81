import { Illustration } from '#ui/illustration.tsx';
import { richText } from '#ui/text.tsx';
import { Photo } from '../print-templates/photo.tsx';
import type { ProfileContent } from './profile-content.ts';
import styles from './services-sheets.module.css';

type Services = ProfileContent['services'];

/** How the services belong together, and the first of them. */
export function ServicesOpening({ label, headline, statement, picture, first }: Services) {
  return (
    <>
      <Photo source={picture} className={`placed ${styles.picture}`} />
      <div className={`placed stack ${styles.words}`}>
        <p className="label">{label}</p>
        <h2>{richText(headline)}</h2>
        <p className="lead">{richText(statement)}</p>
      </div>
      <ServiceEntries entries={first} />
    </>
  );
}

/** Four services on a page. */
export function ServicesSheet({ label, entries }: { label: string; entries: Services['first'] }) {
  return (
    <>
      <p className="label">{label}</p>
      <ServiceEntries entries={entries} />
    </>
  );
}

/** Each service with its drawing, what it is, and what belongs to it. */
function ServiceEntries({ entries }: { entries: Services['first'] }) {
  return (
    <div className={`placed ${styles.entries}`}>
      {entries.map(({ illustration, title, description, parts }) => (
        <article key={title} className={styles.entry}>
          <Illustration name={illustration} of="en" />
          <div className={styles.about}>
            <h3>{richText(title)}</h3>
            <p className="muted">{richText(description)}</p>
          </div>
          <ul className={`small ${styles.parts}`}>
            {parts.map((part) => (
              <li key={part}>{richText(part)}</li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}
