import { OfficeCard } from './office-card.tsx';
import styles from './office-list.module.css';
import type { OfficeListProps } from './offices-content.ts';
import { useMinute } from './use-minute.ts';

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
