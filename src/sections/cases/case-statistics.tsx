import type { CaseStudy } from '#content/schemas/case.ts';
import type { Ui } from '#content/schemas/ui.ts';
import type { Language } from '#i18n/languages.ts';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { richText } from '#ui/text.tsx';
import styles from './case-statistics.module.css';

interface Shown {
  language: Language;
  labels: Ui['cases'];
}
type Statistics = NonNullable<CaseStudy['statistics']>;

export function CaseStatistics({ language, labels, statistics }: Shown & { statistics: Statistics }) {
  return (
    <section className={styles.section} aria-label={labels.figures}>
      <dl className={`container columns print-whole ${styles.statistics}`}>
        {statistics.map(({ figure, sign, label, explanation, chart }, index) => (
          <div key={label} className="stack">
            <dt>{label}</dt>
            <dd className={styles.figure}>{formatPercent(language, figure, sign)}</dd>
            <dd className="small muted">{richText(explanation)}</dd>
            <dd className={styles.chart}>
              <Chart {...chart} language={language} labels={labels} id={`chart-${index + 1}`} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type ChartProps = Shown & Statistics[number]['chart'] & { id: string };

/** Two bars from a common zero. A hairline leads from the end of the first to the second, which ends in a diamond. */
function Chart({ id, language, labels, measure, description, before, after }: ChartProps) {
  const longest = Math.max(before, after);
  const length = (value: number) => `${Number(((100 * value) / longest).toFixed(3))}%`;
  return (
    <figure>
      <figcaption className={styles.measure}>{richText(measure)}</figcaption>
      <div className={styles.plot}>
        <span aria-hidden="true">{labels.before}</span>
        <span aria-hidden="true" className={styles.value}>
          {formatNumber(language, before)}
        </span>
        <span aria-hidden="true">{labels.after}</span>
        <span aria-hidden="true" className={styles.value}>
          {formatNumber(language, after)}
        </span>
        <svg
          className={styles.bars}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-words`}
        >
          <title id={`${id}-title`}>{measure}</title>
          <desc id={`${id}-words`}>{description}</desc>
          <rect className={styles.before} y="12.5%" width={length(before)} height="25%" />
          <rect className={styles.after} y="62.5%" width={length(after)} height="25%" />
          <line className={styles.hair} x1={length(before)} x2={length(before)} y1="12.5%" y2="100%" />
          <line className={styles.zero} y2="100%" />
          <svg className={styles.diamond} x={length(after)} y="75%" aria-hidden="true">
            <path d="M0-7 7 0 0 7-7 0Z" />
          </svg>
        </svg>
      </div>
    </figure>
  );
}
