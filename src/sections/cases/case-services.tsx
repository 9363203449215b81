import { type TitledLink, TitledLinks } from '../../ui/titled-links.tsx';
import styles from './case-services.module.css';

export function CaseServices({ label, services }: { label: string; services: TitledLink[] }) {
  return (
    <section className="wrap section-end screen">
      <h2 className={`label grid-line ${styles.label}`}>{label}</h2>
      <TitledLinks links={services} look="columns" />
    </section>
  );
}
