import type { Counter } from '../../content/schemas/firm.ts';
import styles from './counters.module.css';

export interface CountersProps {
  label: string;
  /** Each with its end value in the page's digits. */
  counters: (Counter & { value: string })[];
  locale: string;
}

/** Figures of the firm. The end values are the text; counters.client.ts counts up to them once. */
export function Counters({ label, counters, locale }: CountersProps) {
  return (
    <dl className={`wrap ${styles.counters}`} aria-label={label} data-counters={locale}>
      {counters.map(({ value, from, to, before, after, unit, label: name }) => (
        <div key={name}>
          <dt className="small muted">{name}</dt>
          <dd>
            <span className="visually-hidden">
              {before}
              {value}
              {after} {unit}
            </span>
            <span aria-hidden="true">
              {before}
              <span data-from={from} data-to={to}>
                {value}
              </span>
              {after} {unit && <small>{unit}</small>}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
