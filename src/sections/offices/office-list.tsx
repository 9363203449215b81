import { OfficeCard, type OfficeCardProps } from './office-card.tsx';
import styles from './office-list.module.css';

export interface OfficeListProps {
  labels: { list: string; openUntil: string; closedOpens: string; at: string };
  offices: OfficeCardProps[];
}

/** The offices, the headquarters large. */
export function OfficeList({ labels, offices }: OfficeListProps) {
  const { list, openUntil, closedOpens, at } = labels;
  return (
    <section
      className={`section ${styles.section}`}
      aria-label={list}
      data-offices=""
      data-open-until={openUntil}
      data-closed-opens={closedOpens}
      data-at={at}
    >
      <div className={`wrap ${styles.list}`}>
        {offices.map((office) => (
          <OfficeCard key={office.id} {...office} />
        ))}
      </div>
    </section>
  );
}
