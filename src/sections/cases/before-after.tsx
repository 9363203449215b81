import { useState } from 'react';
import type { CaseStudy } from '#content/schemas/case.ts';
import type { Language } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { richText } from '#ui/text.tsx';
import styles from './before-after.module.css';
import { SectionDrawing } from './section-drawing.tsx';

interface BeforeAfterProps {
  language: Language;
  labels: Record<'drawn' | 'slider' | 'before' | 'after', string>;
  drawing: CaseStudy['drawing'];
  rows: CaseStudy['drawing']['rows'];
}

/** A case's change as a drawing: a visitor presses, slides or drags from before to after. A table has the figures. */
export function BeforeAfter({ language, labels, drawing, rows = [] }: BeforeAfterProps) {
  const [moved, setMoved] = useState<number>();
  const share = moved ?? 0;
  const end = (label: string, value: number, goal: 0 | 1) => (
    <button
      type="button"
      className={`stack ${styles.end}`}
      aria-pressed={share === goal}
      onClick={() => setMoved(goal)}
    >
      <span className="label">{label}</span>
      <span className={styles.value}>{formatNumber(language, value)}</span>
    </button>
  );
  return (
    <section className="section on-warm">
      <div className="container">
        <div className={`grid-line grid print-whole ${styles.pair}`}>
          <div className={`col ${styles.drawn}`}>
            <SectionDrawing drawing={drawing} share={moved ?? 'first'} />
            <div className={styles.controls}>
              {end(labels.before, drawing.before, 0)}
              <input
                type="range"
                className={styles.slider}
                max={1}
                step={0.05}
                value={share}
                onChange={({ target }) => setMoved(target.valueAsNumber)}
                aria-label={labels.slider}
                aria-valuetext={share < 0.5 ? labels.before : labels.after}
              />
              {end(labels.after, drawing.after, 1)}
            </div>
          </div>
          <div className={`col ${styles.figures}`}>
            <h2>{labels.drawn}</h2>
            <table className={styles.table}>
              <thead>
                <tr className="small">
                  <td />
                  <th scope="col">{labels.before}</th>
                  <th scope="col">{labels.after}</th>
                </tr>
              </thead>
              <tbody>
                {[drawing, ...rows].map(({ measure, before, after }) => (
                  <tr key={measure}>
                    <th scope="row" className="small">
                      {richText(measure)}
                    </th>
                    <td>{formatNumber(language, before)}</td>
                    <td>{formatNumber(language, after)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </div>
    </section>
  );
}
