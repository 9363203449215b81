import { startTransition, useEffect, useState } from 'react';
import { Picture } from '#ui/picture.tsx';
import { LatinLink } from '#ui/text.tsx';
import { OfficeHours, type OfficeProps } from './office-hours.tsx';
import styles from './office-list.module.css';
import type { OfficeListProps } from './offices-props.ts';

export function OfficeList({ language, label, labels, offices }: OfficeListProps) {
  const now = useMinute();
  return (
    <section className={`section container tiles ${styles.list}`} data-columns={4} aria-label={label}>
      {offices.map((office) => (
        <OfficeCard key={office.id} office={office} labels={labels} language={language} now={now} />
      ))}
    </section>
  );
}

function OfficeCard({ office, labels, language, now }: OfficeProps) {
  const { id, isHeadOffice, city, picture, pictureAlt, street, cityLine, postalBox, phone, email } = office;
  return (
    <article
      id={id}
      className={`print-whole stack ${styles.office}`}
      data-head-office={isHeadOffice || undefined}
    >
      <Picture source={picture} alt={pictureAlt} className="crop" />
      <div className={`stack ${styles.text}`}>
        {isHeadOffice && (
          <p className={`label line ${styles.tag}`}>
            <i className="diamond" aria-hidden="true" />
            {labels.headOffice}
          </p>
        )}
        <h2 className="size-3">{city}</h2>
        <address className={styles.address}>
          <span>{street}</span>
          <span>{cityLine}</span>
          <span>{postalBox}</span>
          <span>
            <LatinLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</LatinLink>
          </span>
          <span>
            {labels.generalInformation}: <LatinLink href={`mailto:${email}`}>{email}</LatinLink>
          </span>
        </address>
        <OfficeHours office={office} labels={labels} language={language} now={now} />
        <Ways office={office} labels={labels} />
      </div>
    </article>
  );
}

function Ways({ office, labels }: Omit<OfficeProps, 'now' | 'language'>) {
  const { title, phone, email, directions, contactCard } = office;
  const ways = [
    { label: labels.call, href: `tel:${phone.replaceAll(' ', '')}` },
    { label: labels.email, href: `mailto:${email}?subject=${encodeURIComponent(title)}` },
    { label: labels.directions, href: directions, target: '_blank', rel: 'noopener' },
    { label: labels.contactCard, href: contactCard, download: true },
  ];
  return (
    <ul className={styles.ways}>
      {ways.map(({ label, href, ...link }) => (
        <li key={label}>
          <a href={href} {...link} className="accent-hover" aria-label={`${label}: ${title}`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const minuteMs = 60_000;

function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    let timer = 0;
    const tick = () => {
      const time = new Date();
      // A transition renders one office at a time, because time zones are slow on a phone, and lets taps in between.
      startTransition(() => setNow(time));
      timer = window.setTimeout(tick, minuteMs - (time.getTime() % minuteMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);

  return now;
}
