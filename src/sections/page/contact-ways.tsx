import type { LegalIdentity } from '#content/legal-identity.ts';
import rowStyles from '#ui/rows.module.css';
import { LatinLink } from '#ui/text.tsx';
import styles from './contact-ways.module.css';
import type { ContactWays } from './contact-ways-content.ts';

/** The ways to reach the firm at once, in rows that stack where they stand in a narrow column. */
export function WaysList({ labels, email, whatsapp, address, others }: ContactWays) {
  const rows = [
    { label: labels.email, way: <LatinLink href={`mailto:${email}`}>{email}</LatinLink> },
    {
      label: labels.whatsapp,
      way: <LatinLink href={whatsapp.href}>{whatsapp.number}</LatinLink>,
    },
    { label: labels.office, way: address },
    ...(others ? [{ label: others.label, way: <a href={others.href}>{others.cities}</a> }] : []),
  ];
  return (
    <dl className={`${rowStyles.rows} ${styles.ways}`}>
      {rows.map(({ label, way }) => (
        <div key={label}>
          <dt className="small muted">{label}</dt>
          <dd>{way}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The firm as the authorities know it. */
export function LegalRows({ name, rows }: LegalIdentity) {
  return (
    <dl className={`${rowStyles.rows} ${styles.legal} small`}>
      <div>
        <dt className="muted">{name.label}</dt>
        <dd>{name.value}</dd>
      </div>
      {rows.map(({ label, value, href }) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd>
            <LatinLink href={href}>{value}</LatinLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
