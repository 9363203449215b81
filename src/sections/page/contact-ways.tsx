import { Latin } from '../../ui/text.tsx';
import styles from './contact-ways.module.css';

export interface ContactWaysProps {
  labels: { label: string; email: string; whatsapp: string; office: string };
  email: string;
  /** Put before the message by the visitor's mail program. */
  subject?: string | undefined;
  whatsapp: string;
  address: string;
}

/** How to reach the firm at once. */
export function ContactWays({ labels, email, subject, whatsapp, address }: ContactWaysProps) {
  const mail = subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;
  return (
    <section className="section">
      <div className="wrap">
        <div className="datum grid">
          <h2 className="label aside">{labels.label}</h2>
          <dl className={`main ${styles.ways}`}>
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
          </dl>
        </div>
      </div>
    </section>
  );
}
