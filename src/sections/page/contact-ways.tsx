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
  const link = (href: string, text: string) => (
    <a href={href}>
      <Latin>{text}</Latin>
    </a>
  );
  const rows = [
    { label: labels.email, way: link(`mailto:${email}`, email) },
    { label: labels.whatsapp, way: link(`https://wa.me/${whatsapp.replace(/\D/g, '')}`, whatsapp) },
    { label: labels.office, way: address },
    ...(others ? [{ label: others.label, way: <a href={others.href}>{others.cities}</a> }] : []),
  ];
  return (
    <dl className={`${pairs.pairs} ${styles.ways}`}>
      {rows.map(({ label, way }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{way}</dd>
        </div>
      ))}
    </dl>
  );
}
