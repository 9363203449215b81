import type { Ui } from '#content/schemas/ui.ts';
import styles from './hero.module.css';

export interface HeroControlsContent {
  labels: Ui['hero'];
  /** The slides' numbers in the page's digits. */
  numbers: string[];
}

interface HeroControlsProps extends HeroControlsContent {
  titles: string[];
  current: number;
  hidden: boolean;
  paused: boolean;
  onChoose: (index: number) => void;
  onPause: () => void;
}

/** The controls come before the slides, pause first, so that a screen reader finds it before the slides move. */
export function HeroControls({
  labels,
  numbers,
  titles,
  current,
  hidden,
  paused,
  onChoose,
  onPause,
}: HeroControlsProps) {
  return (
    <div className={styles.controls} hidden={hidden}>
      <button
        type="button"
        className={styles.pause}
        aria-label={paused ? labels.play : labels.pause}
        onClick={onPause}
      >
        <svg viewBox="0 0 10 12" aria-hidden="true">
          <path d={paused ? 'M1 0l9 6-9 6z' : 'M1 0h2.5v12H1zM6.5 0H9v12H6.5z'} />
        </svg>
      </button>
      <fieldset className={styles.dots} aria-label={labels.slides}>
        {numbers.map((number, index) => (
          <button
            key={number}
            type="button"
            aria-label={`${labels.slide} ${number}: ${titles[index]}`}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          />
        ))}
      </fieldset>
    </div>
  );
}
