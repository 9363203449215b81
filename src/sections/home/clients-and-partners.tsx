import { getClients, getHome, getPages, getPartners } from '#content/readers.ts';
import type { Partner } from '#content/schemas/partner.ts';
import type { Language } from '#i18n/languages.ts';
import { columnsFor } from '#ui/columns.ts';
import { CompanyLogo } from '#ui/company-logo.tsx';
import { LabelledSection } from '#ui/labelled-section.tsx';
import { Name } from '#ui/text.tsx';
import styles from './clients-and-partners.module.css';

export function Clients({ language }: { language: Language }) {
  return (
    <LabelledSection label={getHome(language).clients.label} id="clients">
      <ul className={`col-body cells print-whole ${styles.clients}`} data-columns={4}>
        {getClients(language).map((client) => (
          <li key={client.name}>
            <Brand {...client} />
          </li>
        ))}
      </ul>
    </LabelledSection>
  );
}

export function Partners({ language }: { language: Language }) {
  const { href } = getPages(language).ourpartners;
  const partners = getPartners(language);
  return (
    <section className="on-warm">
      <div className="container">
        <h2 className={`label ${styles.label}`}>{getHome(language).partners.label}</h2>
        <ul className={`columns ${styles.partners}`} data-columns={columnsFor(partners.length, 4)}>
          {partners.map(({ id, name, logo, typeface, specialty, location }) => (
            <li key={id}>
              <a href={`${href}#${id}`} className="accent-hover stack">
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

function Brand({ name, logo, typeface }: Pick<Partner, 'name' | 'logo' | 'typeface'>) {
  return (
    <span className={`line ${styles.brand}`} data-typeface={typeface === 'text' ? undefined : typeface}>
      <CompanyLogo logo={logo} />
      <Name>{name}</Name>
    </span>
  );
}
