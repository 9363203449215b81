import { richText } from '#ui/text.tsx';
import type { ProfileContent } from './profile-content.ts';
import { StarPattern } from './star-pattern.tsx';
import styles from './vision-sheet.module.css';

/** What the firm wants to be and to leave behind, and what it counts, on night under the star pattern. */
export function VisionSheet({ vision, mission, figures }: ProfileContent['vision']) {
  return (
    <>
      <StarPattern className={styles.pattern} />
      <div className={`placed stack ${styles.parts}`}>
        {[vision, mission].map(({ label, text }) => (
          <div key={label} className={styles.part}>
            <h2 className={`label ${styles.label}`}>{label}</h2>
            <p className="statement">{richText(text)}</p>
          </div>
        ))}
        <div className={`grid-line ${styles.figures}`}>
          <h2 className="label">{figures.label}</h2>
          <dl>
            {figures.items.map(({ figure, unit, label }) => (
              <div key={label}>
                <dd>
                  {figure} {unit && <small>{unit}</small>}
                </dd>
                <dt className="small muted">{label}</dt>
              </div>
            ))}
          </dl>
          <p className="small muted">{figures.note}</p>
        </div>
      </div>
    </>
  );
}
