import { Text } from '../ui/text.tsx';
import { Photo, type PhotoSource } from './photo.tsx';
import styles from './values-sheet.module.css';

export interface ValuesSheetProps {
  label: string;
  names: string[];
  statement: string;
  picture: PhotoSource;
}

/** The values by name, and the sentence by which the firm wants to be measured. */
export function ValuesSheet({ label, names, statement, picture }: ValuesSheetProps) {
  return (
    <div className={styles.values}>
      <Photo source={picture} className={styles.picture} />
      <div className={styles.words}>
        <h2 className="label">{label}</h2>
        <p className="lead">
          <Text>{statement}</Text>
        </p>
      </div>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <i className="nuqta" aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
