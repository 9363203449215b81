import type { Client, Partner } from '#content/schemas/firm.ts';
import { Brand } from '#ui/brand.tsx';
import { columnsFor } from '#ui/columns.ts';
import { LabelledSection } from '#ui/labelled-section.tsx';
import styles from './brands.module.css';

export function Clients({ label, clients }: { label: string; clients: Client[] }) {
  return (
    <LabelledSection label={label} id="clients">
      <ul className={`col-body print-whole ${styles.clients}`}>
        {clients.map((client) => (
          <li key={client.name}>
            <Brand {...client} />
          </li>
        ))}
      </ul>
    </LabelledSection>
  );
}

interface PartnersProps {
  label: string;
  partners: (Partner & { href: string })[];
}

export function Partners({ label, partners }: PartnersProps) {
  return (
    <section className="on-warm">
      <div className="container">
        <h2 className={`label ${styles.label}`}>{label}</h2>
        <ul className={`columns ${styles.partners}`} data-columns={columnsFor(partners.length, 4)}>
          {partners.map(({ id, href, name, logo, typeface, specialty, location }) => (
            <li key={id}>
              <a href={href} className="accent-hover stack">
                <Brand name={name} logo={logo} typeface={typeface} />
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
