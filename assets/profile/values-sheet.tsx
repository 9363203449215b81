import { richText } from '#ui/text.tsx';
import { Photo } from '../print-templates/photo.tsx';
import type { ProfileContent } from './profile-content.ts';
import styles from './values-sheet.module.css';

/** The values, and the sentence by which the firm wants to be measured. */
export function ValuesSheet({ label, values, statement, picture }: ProfileContent['values']) {
  return (
    <>
      <Photo source={picture} className={`placed ${styles.picture}`} />
      <div className={`placed ${styles.words}`}>
        <h2 className="label">{label}</h2>
        <p className="lead">{richText(statement)}</p>
      </div>
      <ul className={`placed stack ${styles.values}`}>
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
