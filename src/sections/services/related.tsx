import { LinkColumns } from '../../ui/link-columns.tsx';
import styles from './related.module.css';

export interface RelatedProps {
  study: { label: string; name: string; title: string; href: string };
  neighbours: { label: string; services: { title: string; shortDescription: string; href: string }[] };
}

/** The case that this service's work led to, and the services that go with it. */
export function Related({ study, neighbours }: RelatedProps) {
  const services = neighbours.services.map(({ title, shortDescription, href }) => ({
    label: neighbours.label,
    title,
    text: shortDescription,
    href,
  }));
  return (
    <section className={`wrap screen ${styles.section}`}>
      <LinkColumns
        links={[{ label: study.label, title: study.title, text: study.name, href: study.href }, ...services]}
      />
    </section>
  );
}
