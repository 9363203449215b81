import { Name, richText } from '#ui/text.tsx';
import { Photo } from '../print-templates/photo.tsx';
import type { ProfileContent } from './profile-content.ts';
import styles from './sheets.module.css';

type Offices = ProfileContent['offices'];

/** The offices with their leaders; only the head office has its address. */
export function OfficesSheet({ label, headline, statement, head, others }: Offices) {
  return (
    <>
      <Photo source={head.picture} alt={head.alt} className={styles.picture} />
      <div>
        <p className="label">{label}</p>
        <h2>{richText(headline)}</h2>
        <p className="lead">{richText(statement)}</p>
      </div>
      <div className="small">
        <p className={styles.strong}>
          <i className="diamond" aria-hidden="true" /> {head.label}
        </p>
        <h3 className="statement">{head.city}</h3>
        <address className="muted">{head.address}</address>
        {head.leader && <Leader {...head.leader} />}
      </div>
      <ul className="small">
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

function Leader({ name, position }: NonNullable<Offices['head']['leader']>) {
  return (
    <div className={styles.leader}>
      <p className={styles.strong}>
        <Name>{name}</Name>
      </p>
      <p className="muted">{richText(position)}</p>
    </div>
  );
}
