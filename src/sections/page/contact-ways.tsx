import type { Ui } from '#content/schemas/ui.ts';
import pairs from '../../ui/pairs.module.css';
import { Latin } from '../../ui/text.tsx';
import styles from './contact-ways.module.css';

export interface ContactWaysProps {
  labels: Ui['ways'];
  email: string;
  whatsapp: string;
  address: string;
  /** Where else there are offices, and the page that has them all. */
  others?: { label: string; cities: string; href: string };
}

/** The ways to reach the firm at once, in rows that stack where they stand in a narrow column. */
export function WaysList({ labels, email, whatsapp, address, others }: ContactWaysProps) {
  return (
    <dl className={`${pairs.pairs} ${styles.ways}`}>
      <div>
        <dt>{labels.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>
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
