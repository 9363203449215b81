import { useEffect, useRef, useState } from 'react';
import type { Counter } from '#content/schemas/firm.ts';
import type { Language } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { columnsFor } from '#ui/columns.ts';
import styles from './counters.module.css';
import { useCountUp } from './use-count-up.ts';

interface CountersProps {
  label: string;
  /** A counter without `to` counts the years in business. */
  counters: (Omit<Counter, 'to'> & { to?: number | undefined })[];
  language: Language;
  note?: string | undefined;
  /** The year in which the firm was founded, and that of the build. */
  years?: { founded: number; built: number };
}

export function Counters({ label, counters, language, note, years }: CountersProps) {
  const strip = useRef<HTMLDListElement>(null);
  const progress = useCountUp(strip);
  const [year, setYear] = useState(years?.built ?? 0);
  // A page that was built last year shows last year's count until hydration.
  useEffect(() => setYear(yearInRiyadh()), []);
  const inBusiness = year - (years?.founded ?? year);
  return (
    <>
      <dl
        ref={strip}
        className={`container columns print-whole ${styles.counters}`}
        data-columns={columnsFor(counters.length, 4)}
        aria-label={label}
      >
        {counters.map(({ from, to = inBusiness, before, after, unit, label: name }) => (
          <div key={name} className="stack">
            <dt className="small muted">{name}</dt>
            <dd>
              <span className="visually-hidden">
                {[`${before ?? ''}${formatNumber(language, to)}${after ?? ''}`, unit].join(' ')}
              </span>
              <span aria-hidden="true">
                {before}
                <span>{formatNumber(language, Math.round(from + (to - from) * progress))}</span>
                {after} {unit && <small>{unit}</small>}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {note && (
        <div className={`container ${styles.note}`}>
          <p className="small muted">{note}</p>
        </div>
      )}
    </>
  );
}

/** A firm is a year older from 1 January in Riyadh. */
export function yearInRiyadh(): number {
  return Number(riyadhDay(Date.now()).slice(0, 4));
}
