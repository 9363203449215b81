import { useRef } from 'react';
import type { Counter } from '#content/schemas/firm.ts';
import type { Language } from '#language/languages.ts';
import { formatNumber } from '#language/numbers.ts';
import styles from './counters.module.css';
import { useCountUp } from './use-count-up.ts';

export interface CountersProps {
  label: string;
  counters: Counter[];
  language: Language;
}

export function Counters({ label, counters, language }: CountersProps) {
  const strip = useRef<HTMLDListElement>(null);
  const share = useCountUp(strip);
  return (
    <dl ref={strip} className={`wrap ${styles.counters}`} aria-label={label}>
      {counters.map(({ from, to, before, after, unit, label: name }) => (
        <div key={name}>
          <dt className="small muted">{name}</dt>
          <dd>
            <span className="visually-hidden">
              {before}
              {formatNumber(language, to)}
              {after} {unit}
            </span>
            <span aria-hidden="true">
              {before}
              <span>{formatNumber(language, Math.round(from + (to - from) * share))}</span>
              {after} {unit && <small>{unit}</small>}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
