import { PageLink } from '#ui/page-link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { Latin } from '#ui/text.tsx';
import styles from './people-list.module.css';
import type { PersonLink } from './people-props.ts';

/** People with their positions, each linked to a page or address. */
export function PeopleList({ people }: { people: PersonLink[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ id, name, portrait, text, email, href }) => (
        <li key={id} className="stretched-link">
          <Portrait {...portrait} small />
          <div>
            <h3 className="accent-hover">
              <PageLink href={email ? `mailto:${email}` : href}>{name}</PageLink>
            </h3>
            <p className="small muted">{text}</p>
            {email && (
              <p className={`small ${styles.email}`}>
                <Latin>{email}</Latin>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
