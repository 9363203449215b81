import { Arrow } from '../../ui/arrow.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './case-services.module.css';

export interface CaseServicesProps {
  label: string;
  services: { href: string; title: string; text: string }[];
}

/** The services that the work was made of, each leading to its page. */
export function CaseServices({ label, services }: CaseServicesProps) {
  return (
    <section className={`later wrap ${styles.section}`}>
      <h2 className={`label datum ${styles.label}`}>{label}</h2>
      <ul className={styles.list}>
        {services.map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>
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
