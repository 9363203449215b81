import { useEffect, useRef, useState } from 'react';
import type { Counter } from '#content/schemas/firm.ts';
import type { Language } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { riyadhDay } from '#i18n/riyadh-time.ts';
import { columnsFor } from '#ui/columns.ts';
import styles from './counters.module.css';
import { useCountUp } from './use-count-up.ts';

interface ShownCounter extends Counter {
  /** The year from which `to` counts years, as of the build. */
  since?: number | undefined;
}

interface CountersProps {
  label: string;
  counters: ShownCounter[];
  language: Language;
  note?: string | undefined;
}

export function Counters({ label, counters, language, note }: CountersProps) {
  const strip = useRef<HTMLDListElement>(null);
  const progress = useCountUp(strip);
  const [now, setNow] = useState<number>();
  // A page that was built last year shows last year's count until hydration.
  useEffect(() => setNow(Date.now()), []);
  return (
    <>
      <dl
        ref={strip}
        className={`container columns print-whole ${styles.counters}`}
        data-columns={columnsFor(counters.length, 4)}
        aria-label={label}
      >
        {counters
          .map((counter) => upToDate(counter, now))
          .map(({ from, to, before, after, unit, label: name }) => (
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

/** Counters without an end count the years since a firm was founded. */
export function countedYears(
  counters: (Omit<Counter, 'to'> & { to?: number | undefined })[],
  founded: number,
) {
  return counters.map(
    ({ to, ...rest }): ShownCounter =>
      to === undefined ? { ...rest, to: yearsSince(founded, Date.now()), since: founded } : { ...rest, to },
  );
}

function upToDate(counter: ShownCounter, now: number | undefined): ShownCounter {
  const { since } = counter;
  return since === undefined || now === undefined ? counter : { ...counter, to: yearsSince(since, now) };
}

/** Whole calendar years in Riyadh: one more from 1 January. */
function yearsSince(founded: number, moment: number): number {
  return Number(riyadhDay(moment).slice(0, 4)) - founded;
}
