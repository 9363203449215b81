import type { ReactNode } from 'react';
import type { LegalIdentity } from '#content/legal-identity.ts';
import { Logo, type LogoProps } from '#ui/logo.tsx';
import { Latin, richText } from '#ui/text.tsx';
import { Photo, type PhotoSource } from '../print-templates/photo.tsx';
import styles from './contact-sheet.module.css';

interface ContactSheetProps {
  logo: LogoProps['variant'];
  firm: string;
  title: string;
  text: string;
  picture: PhotoSource;
  labels: { email: string; whatsapp: string; website: string; office: string };
  email: string;
  website: string;
  whatsapp: string;
  address: string;
  legal: LegalIdentity;
}

/** How to begin: the back of the profile. */
export function ContactSheet({
  logo,
  firm,
  title,
  text,
  picture,
  labels,
  legal,
  ...ways
}: ContactSheetProps) {
  return (
    <>
      <Photo source={picture} className={`placed ${styles.picture}`} />
      <div className={`placed ${styles.words}`}>
        <h2>{title}</h2>
        <p className="lead">{richText(text)}</p>
      </div>
      <dl className={`placed ${styles.ways}`}>
        <Way label={labels.email}>
          <a href={`mailto:${ways.email}`}>
            <Latin>{ways.email}</Latin>
          </a>
        </Way>
        <Way label={labels.website}>
          <Latin>{ways.website}</Latin>
        </Way>
        <Way label={labels.whatsapp}>
          <Latin>{ways.whatsapp}</Latin>
        </Way>
        <Way label={labels.office}>{ways.address}</Way>
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
