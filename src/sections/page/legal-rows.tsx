import type { LegalIdentity } from '#content/legal-identity.ts';
import pairs from '../../ui/pairs.module.css';
import { LatinLink } from '../../ui/text.tsx';
import styles from './legal-rows.module.css';

/** The firm as the authorities know it. */
export function LegalRows({ name, rows }: LegalIdentity) {
  return (
    <dl className={`${pairs.pairs} ${styles.rows} small`}>
      <div>
        <dt>{name.label}</dt>
        <dd>{name.value}</dd>
      </div>
      {rows.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <LatinLink href={href}>{value}</LatinLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
