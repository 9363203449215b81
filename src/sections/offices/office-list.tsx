import type { Language } from '#language/languages.ts';
import { OfficeCard, type OfficeCardProps } from './office-card.tsx';
import styles from './office-list.module.css';
import { useMinute } from './use-minute.ts';

export interface OfficeListProps {
  language: Language;
  label: string;
  labels: OfficeCardProps['labels'];
  offices: OfficeCardProps['office'][];
}

export function OfficeList({ language, label, labels, offices }: OfficeListProps) {
  const now = useMinute();
  return (
    <section className={`section ${styles.section}`} aria-label={label}>
      <div className={`wrap ${styles.list}`}>
        {offices.map((office) => (
          <OfficeCard key={office.id} {...{ office, labels, language, now }} />
        ))}
      </div>
    </section>
  );
}
