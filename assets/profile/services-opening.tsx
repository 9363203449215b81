import { richText } from '../../src/ui/text.tsx';
import { Photo, type PhotoSource } from '../drawn-pages/photo.tsx';
import { ServiceEntry, type ServiceEntryProps } from './service-entry.tsx';
import styles from './services-opening.module.css';

export interface ServicesOpeningProps {
  label: string;
  headline: string;
  statement: string;
  picture: PhotoSource;
  first: ServiceEntryProps[];
}

/** How the services belong together, and the first of them. */
export function ServicesOpening({ label, headline, statement, picture, first }: ServicesOpeningProps) {
  return (
    <>
      <Photo source={picture} className={styles.picture} />
      <div className={styles.words}>
        <p className="label">{label}</p>
        <h2>{richText(headline)}</h2>
        <p className="lead">{richText(statement)}</p>
      </div>
      <div className={styles.entries}>
        {first.map((entry) => (
          <ServiceEntry key={entry.title} {...entry} />
        ))}
      </div>
    </>
  );
}
