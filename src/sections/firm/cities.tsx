import type { Country } from '#i18n/countries.ts';
import { columnsFor } from '#ui/columns.ts';
import { GoLink } from '#ui/link.tsx';
import styles from './cities.module.css';

export interface CitiesProps {
  labels: { title: string; all: string };
  href: string;
  offices: { id: string; city: string; country: Country }[];
  countries: Record<Country, string>;
}

export function Cities({ labels, href, offices, countries }: CitiesProps) {
  return (
    <section className="section on-warm">
      <div className="container">
        <div className={`spread ${styles.head}`}>
          <h2>{labels.title}</h2>
          <GoLink href={href}>{labels.all}</GoLink>
        </div>
        <ul className={`columns ${styles.cities}`} data-columns={columnsFor(offices.length, 6)}>
          {offices.map(({ id, city, country }) => (
            <li key={id}>
              <a href={`${href}#${id}`}>
                <h3 className="accent-hover">{city}</h3>
                <p className="small muted">{countries[country]}</p>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
