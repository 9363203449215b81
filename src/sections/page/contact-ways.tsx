import { Latin } from '../../ui/text.tsx';
import styles from './contact-ways.module.css';

export interface ContactWaysProps {
  labels: { label: string; email: string; whatsapp: string; office: string };
  email: string;
  /** Put before the message by the visitor's mail program. */
  subject?: string | undefined;
  whatsapp: string;
  address: string;
  /** Where else there are offices, and the page that has them all. */
  others?: { label: string; cities: string; href: string };
}

/** How to reach the firm at once, as a section of its own. */
export function ContactWays(ways: ContactWaysProps) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="datum grid">
          <h2 className="label aside">{ways.labels.label}</h2>
          <div className="main">
            <WaysList {...ways} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The ways alone, in rows that stack where they stand in a narrow column. */
export function WaysList({ labels, email, subject, whatsapp, address, others }: ContactWaysProps) {
  const mail = subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;
  return (
    <dl className={styles.ways}>
      <div>
        <dt>{labels.email}</dt>
        <dd>
          <a href={mail}>
            <Latin>{email}</Latin>
          </a>
        </dd>
      </div>
      <div>
        <dt>{labels.whatsapp}</dt>
        <dd>
          <a href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}>
            <Latin>{whatsapp}</Latin>
          </a>
        </dd>
      </div>
      <div>
        <dt>{labels.office}</dt>
        <dd>{address}</dd>
      </div>
      {others && (
        <div>
          <dt>{others.label}</dt>
          <dd>
            <a href={others.href}>{others.cities}</a>
          </dd>
        </div>
      )}
    </dl>
  );
}
