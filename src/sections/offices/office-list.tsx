import { Picture } from '../../ui/picture.tsx';
import { Latin } from '../../ui/text.tsx';
import styles from './office-card.module.css';
import { OfficeHours } from './office-hours.tsx';
import list from './office-list.module.css';
import type { OfficeListProps } from './offices-content.ts';
import { useMinute } from './use-minute.ts';

export function OfficeList({ language, label, labels, offices }: OfficeListProps) {
  const now = useMinute();
  return (
    <section className={`section ${list.section}`} aria-label={label}>
      <div className={`wrap ${list.list}`}>
        {offices.map((office) => (
          <OfficeCard key={office.id} {...{ office, labels, language, now }} />
        ))}
      </div>
    </section>
  );
}

interface OfficeCardProps extends Pick<OfficeListProps, 'language' | 'labels'> {
  office: OfficeListProps['offices'][number];
  /** None before the visitor's clock can be read. */
  now: Date | undefined;
}

/** An office: where it is, when it is open, and the ways to reach it. Its hash is its id. */
function OfficeCard({ office, labels, language, now }: OfficeCardProps) {
  const { id, isHead, city, picture, pictureAlt, street, cityLine, postalBox, phone, email } = office;
  return (
    <article id={id} className={styles.office} data-head={isHead || undefined}>
      <Picture source={picture} alt={pictureAlt} className={styles.picture} />
      <div className={styles.words}>
        {isHead && (
          <p className={`label ${styles.tag}`}>
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
            <Latin>{phone}</Latin>
          </span>
          <span>
            {labels.generalInformation}: <Latin>{email}</Latin>
          </span>
        </address>
        <OfficeHours {...{ ...office, labels, language, now }} />
        <Ways office={office} labels={labels} />
      </div>
    </article>
  );
}

function Ways({ office, labels }: Pick<OfficeCardProps, 'office' | 'labels'>) {
  const { title, phone, email, directions, contactCard } = office;
  const named = (label: string) => ({ 'aria-label': `${label}: ${title}`, children: label });
  return (
    <ul className={styles.ways}>
      <li>
        <a href={`tel:${phone.replaceAll(' ', '')}`} {...named(labels.call)} />
      </li>
      <li>
        <a href={`mailto:${email}?subject=${encodeURIComponent(title)}`} {...named(labels.email)} />
      </li>
      <li>
        <a href={directions} target="_blank" rel="noopener" {...named(labels.directions)} />
      </li>
      <li>
        <a href={contactCard} download {...named(labels.contactCard)} />
      </li>
    </ul>
  );
}
