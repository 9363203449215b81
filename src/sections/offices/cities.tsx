import { getFirm, getOffices, getPages, getUi } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { columnsFor } from '#ui/columns.ts';
import { GoLink } from '#ui/link.tsx';
import styles from './cities.module.css';

export function Cities({ language }: { language: Language }) {
  const { title, all } = getUi(language).cities;
  const { href } = getPages(language).offices;
  const offices = getOffices(language);
  return (
    <section className="section on-warm">
      <div className="container">
        <div className={`spread ${styles.head}`}>
          <h2>{title}</h2>
          <GoLink href={href}>{all}</GoLink>
        </div>
        <ul className={`columns ${styles.cities}`} data-columns={columnsFor(offices.length, 6)}>
          {offices.map(({ id, city, country }) => (
            <li key={id}>
              <a href={`${href}#${id}`}>
                <h3 className="accent-hover">{city}</h3>
                <p className="small muted">{getFirm(language).countries[country]}</p>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
