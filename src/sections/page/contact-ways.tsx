import type { LegalIdentity } from '#content/legal-identity.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { LatinLink } from '#ui/text.tsx';
import styles from './contact-ways.module.css';
import type { ContactWays } from './contact-ways-content.ts';

/** The ways to reach the firm at once, in rows that stack where they stand in a narrow column. */
export function WaysList({ labels, email, whatsapp, address, others }: ContactWays) {
  const rows = [
    { label: labels.email, value: <LatinLink href={`mailto:${email}`}>{email}</LatinLink> },
    { label: labels.whatsapp, value: <LatinLink href={whatsapp.href}>{whatsapp.number}</LatinLink> },
    { label: labels.office, value: address },
    ...(others ? [{ label: others.label, value: <a href={others.href}>{others.cities}</a> }] : []),
  ];
  return <DescriptionList rows={rows} className={styles.ways} />;
}

/** The firm as the authorities know it. */
export function LegalRows({ name, rows }: LegalIdentity) {
  const links = rows.map(({ label, value, href }) => ({
    label,
    value: <LatinLink href={href}>{value}</LatinLink>,
  }));
  return <DescriptionList rows={[name, ...links]} className={`small ${styles.legal}`} />;
}
