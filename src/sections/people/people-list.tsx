import { PageLink } from '#ui/page-link.tsx';
import { Portrait, type PortraitProps } from '#ui/portrait.tsx';
import { Latin } from '#ui/text.tsx';
import styles from './people-list.module.css';

interface PeopleListProps {
  people: {
    id: string;
    name: string;
    portrait: PortraitProps;
    text: string;
    email?: string | undefined;
    href: string;
  }[];
}

/** People with their positions, each linked to a page or address. */
export function PeopleList({ people }: PeopleListProps) {
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
