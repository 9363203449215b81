import { type LinkColumn, LinkColumns } from '../../ui/link-columns.tsx';
import styles from './related.module.css';

/** The case that this service's work led to, and the services that go with it. */
export function Related({ links }: { links: LinkColumn[] }) {
  return (
    <section className={`wrap screen ${styles.section}`}>
      <LinkColumns links={links} />
    </section>
  );
}
