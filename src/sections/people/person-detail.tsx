import type { MouseEvent } from 'react';
import { BackLink, GoLink } from '#ui/link.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { Latin, richText } from '#ui/text.tsx';
import styles from './people.module.css';
import type { PeopleProps, ProfiledPerson } from './people-props.ts';

interface PersonDetailProps {
  person: ProfiledPerson;
  labels: PeopleProps['labels'];
  onBack: (event: MouseEvent) => void;
}

export function PersonDetail({ person, labels, onBack }: PersonDetailProps) {
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
        <p className={`label ${styles.position}`}>
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
