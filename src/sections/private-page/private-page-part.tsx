import type { ReactNode } from 'react';
import type { ValueRow } from '#lib/value-row.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import styles from './private-page-part.module.css';

export function PrivatePagePart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={`grid-line grid ${styles.part}`}>
      <h2 className="label col-label">{label}</h2>
      <div className="col-body">{children}</div>
    </section>
  );
}

/** The result of an action on the page. */
export function ActionResult({ children, role = 'status' }: { children: string; role?: 'status' | 'alert' }) {
  return (
    <p className={styles.outcome} role={role}>
      <i className="diamond" aria-hidden="true" /> {children}
    </p>
  );
}

/** Each line gets the direction of its text. */
export function ValueRows({ rows }: { rows: ValueRow[] }) {
  const shown = rows.map(({ label, value, direction }) => ({
    id: `${label} ${value}`,
    label,
    value: linesOf(value).map(({ at, line }) => (
      <bdi key={at} dir={direction}>
        {line}
      </bdi>
    )),
  }));
  return <DescriptionList rows={shown} className={styles.rows} />;
}

function linesOf(text: string) {
  return text.split('\n').map((line, at) => ({ at, line }));
}
