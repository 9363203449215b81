import { type TitledLink, TitledLinks } from '../../ui/titled-links.tsx';
import styles from './related.module.css';

/** The case that this service's work led to, and the services that go with it. */
export function Related({ links }: { links: TitledLink[] }) {
  return (
    <section className={`wrap screen ${styles.section}`}>
      <TitledLinks look="columns" links={links} />
    </section>
  );
}
