import { type MouseEvent, useRef } from 'react';
import { BackLink, GoLink } from '#ui/link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { Latin, richText } from '#ui/text.tsx';
import { openerId, useListDetail } from '#ui/use-list-detail.ts';
import styles from './people.module.css';
import type { PeopleProps, ProfiledPerson } from './people-props.ts';

/** The URL's hash chooses a person, who replaces the cards. `:target` shows it, so it works without script. */
export function People({ labels, people }: PeopleProps) {
  const section = useRef<HTMLElement>(null);
  const { onOpen, onBack } = useListDetail(
    section,
    people.map(({ id }) => id),
  );
  return (
    <section
      ref={section}
      id="people"
      className={`container section-end ${styles.stage}`}
      aria-label={labels.list}
    >
      <ul className={`tiles ${styles.cards}`} data-columns={5}>
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

interface PersonDetailProps {
  person: ProfiledPerson;
  labels: PeopleProps['labels'];
  onBack: (event: MouseEvent) => void;
}

function PersonDetail({ person, labels, onBack }: PersonDetailProps) {
  const { id, name, position, portrait, bio } = person;
  return (
    <article
      id={id}
      className={`grid print-whole ${styles.detail} ${styles.person}`}
      aria-labelledby={`${id}-name`}
    >
      <BackLink href="#people" className={`screen-only ${styles.back}`} onClick={onBack}>
        {labels.back}
      </BackLink>
      <div className={`col ${styles.portrait}`}>
        <Portrait {...portrait} />
      </div>
      <div className={`col stack ${styles.text}`}>
        <p className={`label line ${styles.position}`}>
          <i className="diamond" aria-hidden="true" />
          {position}
        </p>
        <h2 id={`${id}-name`} tabIndex={-1}>
          {name}
        </h2>
        {bio.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'lead' : 'muted'}>
            {richText(paragraph)}
          </p>
        ))}
        <Facts person={person} labels={labels} />
        <p>
          <GoLink href={person.contactCard} download aria-label={`${labels.contactCard}: ${name}`}>
            {labels.contactCard}
          </GoLink>
        </p>
      </div>
    </article>
  );
}

function Facts({ person, labels }: Omit<PersonDetailProps, 'onBack'>) {
  const { office, services, languages, email } = person;
  return (
    <dl className={`small ${styles.facts}`}>
      <dt>{labels.office}</dt>
      <dd>
        <a href={office.href}>{office.label}</a>
      </dd>
      <dt>{labels.worksOn}</dt>
      <dd>
        <ul className="cluster">
          {services.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </dd>
      <dt>{labels.languages}</dt>
      <dd>
        <ul className="cluster">
          {languages.map((language) => (
            <li key={language}>{language}</li>
          ))}
        </ul>
      </dd>
      <dt>{labels.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>
          <Latin>{email}</Latin>
        </a>
      </dd>
    </dl>
  );
}
