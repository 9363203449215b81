import { richText } from '#ui/text.tsx';
import styles from './case-results.module.css';

export interface CaseResult {
  /** A figure or a few words. */
  figure: string;
  label: string;
  /** How it was counted. */
  explanation?: string | undefined;
}

/** What changed: three figures, or four results in words. */
export function CaseResults({ results }: { results: CaseResult[] }) {
  return (
    <dl className={styles.results} data-count={results.length}>
      {results.map(({ figure, label, explanation }) => (
        <div key={label}>
          <dd className={styles.figure}>{figure}</dd>
          <dt>{label}</dt>
          {explanation && <dd className="muted">{richText(explanation)}</dd>}
        </div>
      ))}
    </dl>
  );
}
