import { ServiceEntry, type ServiceEntryProps } from './service-entry.tsx';
import styles from './services-sheet.module.css';

/** Four services on a page. */
export function ServicesSheet({ label, entries }: { label: string; entries: ServiceEntryProps[] }) {
  return (
    <>
      <p className="label">{label}</p>
      <div className={styles.entries}>
        {entries.map((entry) => (
          <ServiceEntry key={entry.title} {...entry} />
        ))}
      </div>
    </>
  );
}
