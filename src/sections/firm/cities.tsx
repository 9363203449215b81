import type { Ui } from '#content/schemas/ui.ts';
import { GoLink } from '../../ui/link.tsx';
import styles from './cities.module.css';

export interface CitiesProps {
  labels: Ui['cities'];
  allHref: string;
  cities: { id: string; href: string; city: string; country: string }[];
}

export function Cities({ labels, allHref, cities }: CitiesProps) {
  return (
    <section className="section on-warm">
      <div className="wrap">
        <div className={`apart ${styles.head}`}>
          <h2>{labels.title}</h2>
          <GoLink href={allHref}>{labels.all}</GoLink>
        </div>
        <ul className={`columns ${styles.cities}`}>
          {cities.map(({ id, href, city, country }) => (
            <li key={id}>
              <a href={href}>
                <h3>{city}</h3>
                <p className="small muted">{country}</p>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
