import type { LegalIdentity } from '#content/legal-identity.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { LatinLink } from '#ui/text.tsx';
import styles from './contact-details-list.module.css';
import type { ContactDetails } from './contact-details-props.ts';

/** Contact details in rows, which stack in a narrow column. */
export function ContactDetailsList({ labels, email, whatsapp, address, others }: ContactDetails) {
  const rows = [
    { label: labels.email, value: <LatinLink href={`mailto:${email}`}>{email}</LatinLink> },
    { label: labels.whatsapp, value: <LatinLink href={whatsapp.href}>{whatsapp.number}</LatinLink> },
    { label: labels.office, value: address },
    ...(others ? [{ label: others.label, value: <a href={others.href}>{others.cities}</a> }] : []),
  ];
  return <DescriptionList rows={rows} className={styles.details} />;
}

export function LegalRows({ name, rows }: LegalIdentity) {
  const links = rows.map(({ label, value, href }) => ({
    label,
    value: <LatinLink href={href}>{value}</LatinLink>,
  }));
  return <DescriptionList rows={[name, ...links]} className={`small ${styles.legal}`} />;
}
