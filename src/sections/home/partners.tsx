import type { Partner } from '#content/schemas/firm.ts';
import { Brand } from '../../ui/brand.tsx';
import { columnsFor } from '../../ui/columns.ts';
import styles from './partners.module.css';

export interface PartnersProps {
  label: string;
  partners: (Partner & { href: string })[];
}

export function Partners({ label, partners }: PartnersProps) {
  return (
    <section className="on-warm">
      <div className="container">
        <h2 className={`label ${styles.label}`}>{label}</h2>
        <ul className={`columns ${styles.row}`} data-columns={columnsFor(partners.length, 4)}>
          {partners.map(({ id, href, name, shape, face, specialty, location }) => (
            <li key={id}>
              <a href={href}>
                <Brand name={name} shape={shape} face={face} />
                <span className="small muted">
                  {specialty}
                  <br />
                  {location}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
