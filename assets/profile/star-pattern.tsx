import styles from './star-pattern.module.css';

const star =
  'M36 0L46.54 10.54L61.46 10.54L61.46 25.46L72 36L61.46 46.54L61.46 61.46L46.54 61.46L36 72L25.46 61.46L10.54 61.46L10.54 46.54L0 36L10.54 25.46L10.54 10.54L25.46 10.54Z';
const period = 72;
const columns = 6;
const rows = 13;

/** The star pattern as lines: a repeated background would be printed as a picture of dots. */
export function StarPattern({ className }: { className?: string | undefined }) {
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) * period,
    y: Math.floor(index / columns) * period,
  }));
  return (
    <div className={`${styles.pattern} ${className ?? ''}`} aria-hidden="true">
      <svg viewBox={`0 0 ${columns * period} ${rows * period}`} aria-hidden="true">
        {cells.map(({ x, y }) => (
          <path key={`${x} ${y}`} d={star} transform={`translate(${x} ${y})`} />
        ))}
      </svg>
    </div>
  );
}
