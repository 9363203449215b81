import { richText } from '../../ui/text.tsx';
import { CaseChart, type CaseChartProps } from './case-chart.tsx';
import styles from './case-statistics.module.css';

export interface CaseStatistic {
  figure: string;
  label: string;
  explanation: string;
  chart: Omit<CaseChartProps, 'id' | 'labels'>;
}

export interface CaseStatisticsProps {
  label: string;
  before: string;
  after: string;
  statistics: CaseStatistic[];
}

export function CaseStatistics({ label, before, after, statistics }: CaseStatisticsProps) {
  return (
    <section className={styles.section} aria-label={label}>
      <dl className={`wrap columns ${styles.statistics}`}>
        {statistics.map(({ figure, label: name, explanation, chart }, index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.figure}>{figure}</dd>
            <dd className="small muted">{richText(explanation)}</dd>
            <dd className={styles.chart}>
              <CaseChart {...chart} id={`chart-${index + 1}`} labels={{ before, after }} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
