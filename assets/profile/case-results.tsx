import { richText } from '#ui/text.tsx';
import styles from './case-results.module.css';
import type { ProfileContent } from './profile-content.ts';

/** What changed: three figures, or four results in words. */
export function CaseResults({ results }: Pick<ProfileContent['cases'][number], 'results'>) {
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
