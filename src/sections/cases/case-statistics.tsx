import { Text } from '../../ui/text.tsx';
import styles from './case-statistics.module.css';

export interface CaseStatisticsProps {
  label: string;
  statistics: { figure: string; label: string; explanation: string }[];
}

/** A case's headline figures, each with what was measured. */
export function CaseStatistics({ label, statistics }: CaseStatisticsProps) {
  return (
    <section aria-label={label}>
      <dl className={`wrap ${styles.statistics}`}>
        {statistics.map(({ figure, label: name, explanation }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.figure}>{figure}</dd>
            <dd className="small muted">
              <Text>{explanation}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
