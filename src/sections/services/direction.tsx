import type { Service } from '#content/schemas/service.ts';
import { richText } from '../../ui/text.tsx';
import styles from './direction.module.css';
import { ServicePart } from './service-part.tsx';

export interface DirectionProps {
  direction: NonNullable<Service['direction']>;
  kpi: {
    caption: string;
    headings: readonly [string, string, string];
    /** The target in words and digits of the page's language. */
    rows: { objective: string; indicator: string; target: string }[];
  };
}

/** Vision, mission and values, and the indicators that tell whether they are kept. */
export function Direction({ direction, kpi }: DirectionProps) {
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
          {kpi.rows.map(({ objective, indicator, target }) => (
            <tr key={objective}>
              <th scope="row">{richText(objective)}</th>
              <td>{richText(indicator)}</td>
              <td>{target}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ServicePart>
  );
}
