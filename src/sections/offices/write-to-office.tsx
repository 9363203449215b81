import type { Country } from '#i18n/countries.ts';
import { columnsFor } from '#ui/columns.ts';
import { PageLink } from '#ui/page-link.tsx';
import { flags } from '../forms/flags.ts';
import styles from './write-to-office.module.css';

interface WriteToOfficeProps {
  href: string;
  offices: { id: string; city: string; country: Country }[];
  countries: Record<Country, string>;
}

/** The offices as flags: each opens the form with its country chosen. */
export function WriteToOffice({ href, offices, countries }: WriteToOfficeProps) {
  return (
    <ul className={styles.flags} data-columns={columnsFor(offices.length, 5)}>
      {offices.map(({ id, city, country }) => (
        <li key={id}>
          <PageLink href={`${href}?country=${country}`} className="stack">
            <img src={flags[country]} width="32" height="24" alt="" />
            <span className={`accent-hover ${styles.city}`}>{city}</span>
            <span className="small muted">{countries[country]}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
