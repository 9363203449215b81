import { useRef } from 'react';
import { Portrait } from '#ui/portrait.tsx';
import { openerId, useListDetail } from '#ui/use-list-detail.ts';
import styles from './people.module.css';
import type { PeopleProps } from './people-props.ts';
import { PersonDetail } from './person-detail.tsx';

/** The URL's hash chooses a person, who replaces the cards. `:target` shows it, so it works without script. */
export function People({ label, labels, people }: PeopleProps) {
  const section = useRef<HTMLElement>(null);
  const { onOpen, onBack } = useListDetail(
    section,
    people.map(({ id }) => id),
  );
  return (
    <section ref={section} id="people" className={`container section-end ${styles.stage}`} aria-label={label}>
      <ul className={styles.cards}>
        {people.map(({ id, givenName, familyName, position, portrait }) => (
          <li key={id} className={styles.card}>
            <a id={openerId(id)} href={`#${id}`} className="stack" onClick={onOpen}>
              <Portrait {...portrait} />
              <h2 className="accent-hover">
                {`${givenName} `}
                <span className={styles.family}>{familyName}</span>
              </h2>
              <p className="small muted">{position}</p>
            </a>
          </li>
        ))}
      </ul>
      {people.map((person) => (
        <PersonDetail key={person.id} person={person} labels={labels} onBack={onBack} />
      ))}
    </section>
  );
}
