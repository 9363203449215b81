import styles from './hero-controls.module.css';

export interface HeroControlsProps {
  labels: { slides: string; slide: string; pause: string; play: string };
  /** Numbers of the slides in the page's digits. */
  numbers: string[];
}

/** The slider's dots, and the button that stops it. */
export function HeroControls({ labels, numbers }: HeroControlsProps) {
  return (
    <div className={styles.controls}>
      <fieldset className={styles.dots} aria-label={labels.slides}>
        {numbers.map((number, index) => (
          <button
            key={number}
            type="button"
            aria-label={`${labels.slide} ${number}`}
            aria-current={index === 0 || undefined}
            data-dot={index}
          />
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.pause}
        aria-label={labels.pause}
        data-pause={labels.pause}
        data-play={labels.play}
      >
        <svg viewBox="0 0 10 12" aria-hidden="true">
          <path className={styles.pauseShape} d="M1 0h2.5v12H1zM6.5 0H9v12H6.5z" />
          <path className={styles.playShape} d="M1 0l9 6-9 6z" />
        </svg>
      </button>
    </div>
  );
}
