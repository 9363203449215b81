import type { Service } from '#content/schemas/service.ts';
import type { Ui } from '#content/schemas/ui.ts';
import type { Language } from '#language/languages.ts';
import { formatNumber, formatPercent } from '#language/numbers.ts';
import { richText } from '../../ui/text.tsx';
import styles from './direction.module.css';
import { ServicePart } from './service-part.tsx';

type Kpi = NonNullable<Service['kpi']>;

export interface DirectionProps {
  language: Language;
  labels: Ui['services'];
  direction: NonNullable<Service['direction']>;
  kpi: Kpi;
}

export function Direction({ language, labels, direction, kpi }: DirectionProps) {
  const { title, introduction, vision, mission, values } = direction;
  return (
    <ServicePart id="direction" title={title} introduction={introduction}>
      <dl className={`columns ${styles.three}`}>
        {[vision, mission, values].map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="small muted">{richText(text)}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.table}>
        <caption className="lead">{kpi.caption}</caption>
        <thead>
          <tr>
            {kpi.headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kpi.rows.map((row) => (
            <tr key={row.objective}>
              <th scope="row">{richText(row.objective)}</th>
              <td>{richText(row.indicator)}</td>
              <td>{targetOf(row, language, labels)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ServicePart>
  );
}

function targetOf({ target, unit }: Kpi['rows'][number], language: Language, labels: Ui['services']): string {
  if (unit === 'percent') return formatPercent(language, target);
  const number = formatNumber(language, target);
  return unit === 'hours' ? `${number} ${labels.hours}` : `${number}${labels.scoreAtLeast}`;
}
