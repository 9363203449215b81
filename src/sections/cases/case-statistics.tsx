import type { CaseStudy } from '#content/schemas/case.ts';
import type { Ui } from '#content/schemas/ui.ts';
import type { Language } from '#language/languages.ts';
import { formatPercent } from '#language/numbers.ts';
import { richText } from '../../ui/text.tsx';
import { CaseChart } from './case-chart.tsx';
import styles from './case-statistics.module.css';

export interface CaseStatisticsProps {
  language: Language;
  labels: Ui['cases'];
  statistics: NonNullable<CaseStudy['statistics']>;
}

export function CaseStatistics({ language, labels, statistics }: CaseStatisticsProps) {
  return (
    <section className={styles.section} aria-label={labels.figures}>
      <dl className={`wrap columns ${styles.statistics}`}>
        {statistics.map(({ figure, sign, label, explanation, chart }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.figure}>{formatPercent(language, figure, sign)}</dd>
            <dd className="small muted">{richText(explanation)}</dd>
            <dd className={styles.chart}>
              <CaseChart {...chart} {...{ language, labels }} id={`chart-${index + 1}`} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
