import { Logo } from '#ui/logo.tsx';
import { richText } from '#ui/text.tsx';
import styles from './firm-sheet.module.css';
import type { ProfileContent } from './profile-content.ts';

/** Who the firm is, beside the plate that explains its name. */
export function FirmSheet({ label, statement, text, plate }: ProfileContent['firm']) {
  return (
    <>
      <div className={`grid-line placed stack ${styles.words}`}>
        <h2 className="label">{label}</h2>
        <p className={`statement ${styles.statement}`}>{richText(statement)}</p>
        <p className={`muted ${styles.text}`}>{richText(text)}</p>
      </div>
      <div className={`placed stack ${styles.plate}`}>
        <Logo variant="word" label={plate.word} />
        <dl className="small">
          <dt>{plate.entry}</dt>
          <dd className="muted">{plate.meaning}</dd>
        </dl>
      </div>
    </>
  );
}
