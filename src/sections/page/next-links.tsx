import { Arrow } from '../../ui/arrow.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './next-links.module.css';

export interface NextLink {
  href: string;
  label: string;
  text: string;
}

/** Where a reader would go next. */
export function NextLinks({ label, links }: { label: string; links: NextLink[] }) {
  return (
    <section className="section on-warm screen">
      <div className="wrap">
        <div className="grid">
          <h2 className="label aside">{label}</h2>
          <ul className={`main ${styles.list}`}>
            {links.map(({ href, label: name, text }) => (
              <li key={href}>
                <PageLink href={href}>
                  <span className={styles.name}>
                    <Text>{name}</Text>
                  </span>
                  <span className="small muted">
                    <Text>{text}</Text>
                  </span>
                  <Arrow />
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
