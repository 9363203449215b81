import { richText } from '#ui/text.tsx';
import styles from './figures.module.css';

export interface ProfileFigure {
  figure: string;
  unit?: string | undefined;
  label: string;
  explanation?: string | undefined;
}

/** Figures or results in a row; a list, because Chromium writes no PDF tags for `dl`. */
export function Figures({ figures }: { figures: ProfileFigure[] }) {
  return (
    <ul
      className={styles.figures}
      data-in-words={figures.every(({ figure }) => !/\p{Nd}/u.test(figure)) || undefined}
    >
      {figures.map(({ figure, unit, label, explanation }) => (
        <li key={label}>
          <p className={styles.figure}>
            {figure} {unit && <small>{unit}</small>}
          </p>
          <p>{label}</p>
          {explanation && <p className="muted">{richText(explanation)}</p>}
        </li>
      ))}
    </ul>
  );
}
