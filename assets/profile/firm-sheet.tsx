import { Logo } from '../../src/ui/logo.tsx';
import { richText } from '../../src/ui/text.tsx';
import styles from './firm-sheet.module.css';

export interface FirmSheetProps {
  label: string;
  statement: string;
  text: string;
  plate: { word: string; entry: string; meaning: string };
}

/** Who the firm is, beside the plate that explains its name. */
export function FirmSheet({ label, statement, text, plate }: FirmSheetProps) {
  return (
    <div className={styles.firm}>
      <div className={`grid-line ${styles.words}`}>
        <h2 className="label">{label}</h2>
        <p className={`statement ${styles.statement}`}>{richText(statement)}</p>
        <p className={`muted ${styles.text}`}>{richText(text)}</p>
      </div>
      <div className={styles.plate}>
        <Logo variant="word" label={plate.word} />
        <dl>
          <dt>{plate.entry}</dt>
          <dd>{plate.meaning}</dd>
        </dl>
      </div>
    </div>
  );
}
