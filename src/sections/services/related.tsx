import { Arrow } from '../../ui/arrow.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './related.module.css';

export interface RelatedProps {
  study: { label: string; name: string; title: string; href: string };
  neighbours: { label: string; services: { title: string; shortDescription: string; href: string }[] };
}

/** The case that this service's work led to, and the services that go with it. */
export function Related({ study, neighbours }: RelatedProps) {
  const entries = [
    { label: study.label, title: study.title, text: study.name, href: study.href },
    ...neighbours.services.map(({ title, shortDescription, href }) => ({
      label: neighbours.label,
      title,
      text: shortDescription,
      href,
    })),
  ];
  return (
    <section className={`later ${styles.section}`}>
      <ul className={`wrap ${styles.list}`}>
        {entries.map(({ label, title, text, href }) => (
          <li key={href}>
            <a href={href}>
              <span className="label">{label}</span>
              <span className={styles.title}>
                <Text>{title}</Text>
              </span>
              <span className="small muted">
                <Text>{text}</Text>
              </span>
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
