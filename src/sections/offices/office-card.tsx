import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { Latin } from '../../ui/text.tsx';
import styles from './office-card.module.css';

export interface OfficeCardProps {
  id: string;
  isHead: boolean;
  city: string;
  title: string;
  picture: PictureSource;
  pictureAlt: string;
  street: string;
  cityLine: string;
  postalBox: string;
  phone: string;
  email: string;
  hours: { days: string; times: string }[];
  /** Hours and time zone as JSON, for the script that says whether the office is open. */
  week: string;
  directions: string;
  contactCard: string;
  labels: {
    headOffice: string;
    generalInformation: string;
    localTime: string;
    call: string;
    email: string;
    directions: string;
    contactCard: string;
  };
}

/** An office: where it is, when it is open, and the ways to reach it. Its hash is its id. */
export function OfficeCard(props: OfficeCardProps) {
  const { id, isHead, city, picture, pictureAlt, street, cityLine, postalBox, phone, email, labels } = props;
  return (
    <article id={id} className={styles.office} data-head={isHead || undefined}>
      <Picture source={picture} alt={pictureAlt} className={styles.picture} />
      <div className={styles.words}>
        {isHead && (
          <p className={`label ${styles.tag}`}>
            <i className="nuqta" aria-hidden="true" />
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
        <Week {...props} />
        <Ways {...props} />
      </div>
    </article>
  );
}

/** The hours; the script fills in the rest. */
function Week({ hours, week, labels }: OfficeCardProps) {
  return (
    <div className={styles.week} data-week={week}>
      <p data-state="" className={styles.state} hidden />
      <dl>
        {hours.map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
        <div className={styles.now} hidden>
          <dt>{labels.localTime}</dt>
          <dd data-now="" />
        </div>
      </dl>
    </div>
  );
}

function Ways({ title, phone, email, directions, contactCard, labels }: OfficeCardProps) {
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
