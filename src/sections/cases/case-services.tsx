import { type LinkColumn, LinkColumns } from '../../ui/link-columns.tsx';
import styles from './case-services.module.css';

export function CaseServices({ label, services }: { label: string; services: LinkColumn[] }) {
  return (
    <section className="wrap section-end screen">
      <h2 className={`label grid-line ${styles.label}`}>{label}</h2>
      <LinkColumns links={services} />
    </section>
  );
}
