import { Fragment } from 'react';
import { Name, richText } from '#ui/text.tsx';
import { Photo } from '../print-templates/photo.tsx';
import styles from './offices-sheet.module.css';
import type { ProfileContent } from './profile-content.ts';

type OfficesSheetProps = ProfileContent['offices'];

/** The five cities and who leads in each: the head office with its address, the others by name. */
export function OfficesSheet({ label, headline, statement, head, others }: OfficesSheetProps) {
  return (
    <>
      <Photo source={head.picture} alt={head.alt} className={`placed ${styles.picture}`} />
      <div className={`placed ${styles.words}`}>
        <p className="label">{label}</p>
        <h2>{richText(headline)}</h2>
        <p className="muted">{richText(statement)}</p>
      </div>
      <div className={`placed small ${styles.head}`}>
        <p className={styles.mark}>
          <i className="diamond" aria-hidden="true" />
          {head.label}
        </p>
        <h3>{head.city}</h3>
        <Address>{head.address}</Address>
        {head.leader && <Leader {...head.leader} />}
      </div>
      <ul className={`placed small ${styles.others}`}>
        {others.map(({ city, country, picture, alt, leader }) => (
          <li key={city}>
            <Photo source={picture} alt={alt} />
            <h3>{city}</h3>
            <p className="muted">{country}</p>
            {leader && <Leader {...leader} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Leader({ name, position }: NonNullable<OfficesSheetProps['head']['leader']>) {
  return (
    <p className={styles.leader}>
      <strong>
        <Name>{name}</Name>
      </strong>
      <span className="muted">{richText(position)}</span>
    </p>
  );
}

/** Lines end at commas only, in either script. */
function Address({ children }: { children: string }) {
  const parts = children.split(/(?<=[,،]) /);
  return (
    <address className="muted">
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <span>{part}</span>
        </Fragment>
      ))}
    </address>
  );
}
