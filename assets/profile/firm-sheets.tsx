import { RegisterStar } from '#sections/register/register-star.tsx';
import { Logo } from '#ui/logo.tsx';
import { richText } from '#ui/text.tsx';
import { Photo } from '../print-templates/photo.tsx';
import { Stars } from '../print-templates/stars.tsx';
import { Figures } from './figures.tsx';
import type { ProfileContent } from './profile-content.ts';
import styles from './sheets.module.css';

/** The cover: the hero's picture and the firm's promise. */
export function Cover({ logo, firm, headline, title, tagline, picture }: ProfileContent['cover']) {
  return (
    <>
      <Photo source={picture} className={`${styles.picture} ${styles.veiled}`} />
      <Logo variant={logo} label={firm} className={styles.logo} />
      {/* Without the space, a bookmark joins the words at the line break. */}
      <h1>{headline.replaceAll('\n', ' \n')}</h1>
      <div className={`grid-line muted small ${styles.bottom}`}>
        <p className={styles.strong}>{title}</p>
        <p>{richText(tagline)}</p>
      </div>
    </>
  );
}

export function FirmSheet({ label, statement, text, definition }: ProfileContent['firm']) {
  return (
    <>
      <div className={`grid-line stack ${styles.text}`}>
        <h2 className="label">{label}</h2>
        <p className="statement">{richText(statement)}</p>
        <p className={`muted ${styles.bottom}`}>{richText(text)}</p>
      </div>
      <div className={`stack ${styles.definition}`}>
        <Logo variant="word" label={definition.word} />
        <div className={`small grid-line ${styles.bottom}`}>
          <p className={styles.strong}>{definition.entry}</p>
          <p className="muted">{definition.meaning}</p>
        </div>
      </div>
    </>
  );
}

/** Vision, mission and figures on the dark background with the star pattern. */
export function VisionSheet({ parts, label, figures, note }: ProfileContent['vision']) {
  return (
    <>
      <div className={styles.stars} aria-hidden="true">
        <Stars columns={6} rows={13} />
      </div>
      {parts.map((part) => (
        <div key={part.label} className={styles.part}>
          <h2 className="label">{part.label}</h2>
          <p className="statement">{richText(part.text)}</p>
        </div>
      ))}
      <div className={`grid-line ${styles.bottom}`}>
        <h2 className="label">{label}</h2>
        <Figures figures={figures} />
        <p className="small muted">{note}</p>
      </div>
    </>
  );
}

export function RegisterSheet({ label, statement, sentence, drawing, groups }: ProfileContent['register']) {
  return (
    <>
      <div className="grid-line">
        <h2 className="label">{label}</h2>
        <p className="statement">{richText(statement)}</p>
      </div>
      <RegisterStar groups={groups} label={drawing} />
      <p className={`lead ${styles.bottom}`}>{richText(sentence)}</p>
    </>
  );
}

export function ValuesSheet({ label, values, statement, picture }: ProfileContent['values']) {
  return (
    <>
      <Photo source={picture} className={styles.picture} />
      <div>
        <h2 className="label">{label}</h2>
        <p className="lead">{richText(statement)}</p>
      </div>
      <ul className="stack">
        {values.map(({ id, name, text }) => (
          <li key={id}>
            <i className="diamond" aria-hidden="true" />
            <h3>{name}</h3>
            <p className="muted">{richText(text)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
