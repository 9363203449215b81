import type { ReactNode } from 'react';
import { Logo } from '#ui/logo.tsx';
import { Latin, richText } from '#ui/text.tsx';
import { Photo } from '../print-templates/photo.tsx';
import styles from './contact-sheet.module.css';
import type { ProfileContent } from './profile-content.ts';

/** How to begin: the back of the profile. */
export function ContactSheet({ labels, legal, ...content }: ProfileContent['contact']) {
  const { logo, firm, title, text, picture, email, website, whatsapp, address } = content;
  return (
    <>
      <Photo source={picture} className={`placed ${styles.picture}`} />
      <div className={`placed ${styles.words}`}>
        <h2>{title}</h2>
        <p className="lead">{richText(text)}</p>
      </div>
      <dl className={`placed ${styles.ways}`}>
        <Way label={labels.email}>
          <a href={`mailto:${email}`}>
            <Latin>{email}</Latin>
          </a>
        </Way>
        <Way label={labels.website}>
          <Latin>{website}</Latin>
        </Way>
        <Way label={labels.whatsapp}>
          <Latin>{whatsapp}</Latin>
        </Way>
        <Way label={labels.office}>{address}</Way>
        <div className={`cluster small ${styles.legal}`}>
          <dt>{legal.name.value}</dt>
          {legal.rows.map(({ label, value }) => (
            <dd key={label}>
              {`${label} `}
              <Latin>{value}</Latin>
            </dd>
          ))}
        </div>
      </dl>
      <Logo variant={logo} label={firm} className={`placed ${styles.logo}`} />
    </>
  );
}

function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
