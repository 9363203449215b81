import { useState } from 'react';
import type { CaseStudy } from '#content/schemas/case.ts';
import type { Language } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { richText } from '#ui/text.tsx';
import styles from './before-after.module.css';
import { ChangeDrawing } from './change-drawing.tsx';

interface BeforeAfterProps {
  language: Language;
  labels: Record<'drawn' | 'slider' | 'before' | 'after', string>;
  drawing: CaseStudy['drawing'];
  rows: CaseStudy['drawing']['rows'];
}

/** A case's change as a drawing: a visitor presses, slides or drags from before to after. A table has the figures. */
export function BeforeAfter({ language, labels, drawing, rows = [] }: BeforeAfterProps) {
  const [moved, setMoved] = useState<number>();
  const progress = moved ?? 0;
  const toggle = (label: string, value: number, goal: 0 | 1) => (
    <button
      type="button"
      className={`muted stack ${styles.toggle}`}
      aria-pressed={progress === goal}
      onClick={() => setMoved(goal)}
    >
      <span className="label">{label}</span>
      <span className={styles.value}>{formatNumber(language, value)}</span>
    </button>
  );
  return (
    <section className="section on-warm">
      <div className="container">
        <div className="grid-line grid print-whole">
          <div className={`col ${styles.drawn}`}>
            <ChangeDrawing drawing={drawing} progress={moved ?? 'initial'} />
            <div className={`cluster ${styles.controls}`}>
              {toggle(labels.before, drawing.before, 0)}
              <input
                type="range"
                className={styles.slider}
                max={1}
                step={0.05}
                value={progress}
                onChange={({ target }) => setMoved(target.valueAsNumber)}
                aria-label={labels.slider}
                aria-valuetext={progress < 0.5 ? labels.before : labels.after}
              />
              {toggle(labels.after, drawing.after, 1)}
            </div>
          </div>
          <div className={`col ${styles.figures}`}>
            <h2>{labels.drawn}</h2>
            <FigureTable language={language} labels={labels} rows={[drawing, ...rows]} />
          </div>
        </div>
      </div>
    </section>
  );
}

interface FigureTableProps {
  language: Language;
  labels: BeforeAfterProps['labels'];
  rows: { measure: string; before: number; after: number }[];
}

function FigureTable({ language, labels, rows }: FigureTableProps) {
  return (
    <table className={`ruled ${styles.table}`}>
      <thead>
        <tr className="small">
          <td />
          <th scope="col">{labels.before}</th>
          <th scope="col">{labels.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ measure, before, after }) => (
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
  );
}
