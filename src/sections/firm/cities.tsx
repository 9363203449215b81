import type { Content } from '#content/content.ts';
import { columnsFor } from '../../ui/columns.ts';
import { GoLink } from '../../ui/link.tsx';
import styles from './cities.module.css';

export function Cities({ ui: { cities: labels }, pages, offices, firm }: Content) {
  const { href } = pages.offices;
  return (
    <section className="section on-warm">
      <div className="wrap">
        <div className={`apart ${styles.head}`}>
          <h2>{labels.title}</h2>
          <GoLink href={href}>{labels.all}</GoLink>
        </div>
        <ul className={`columns ${styles.cities}`} data-columns={columnsFor(offices.length, 6)}>
          {offices.map(({ id, city, country }) => (
            <li key={id}>
              <a href={`${href}#${id}`}>
                <h3>{city}</h3>
                <p className="small muted">{firm.countries[country]}</p>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
