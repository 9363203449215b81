import styles from './wall.module.css';

const period = 126;
const columns = 5;
const rows = 6;
/** The cells that a job can have, away from the edges: column and row. */
const cells = [
  [2, 2],
  [1, 3],
  [2, 4],
  [1, 1],
  [2, 3],
  [1, 2],
] as const;

/** A star of the star pattern; its points touch its neighbours'. */
const star =
  'M63 0l18.5 18.5h26v26L126 63l-18.5 18.5v26h-26L63 126l-18.5-18.5h-26v-26L0 63l18.5-18.5v-26h26z';

/** A wall of stars in which one place is free, marked by a diamond. */
export function Wall({ missing }: { missing: number }) {
  const [freeColumn, freeRow] = cells[missing % cells.length] ?? cells[0];
  const stones = Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }));
  return (
    <svg className={styles.wall} viewBox={`0 0 ${columns * period} ${rows * period}`} aria-hidden="true">
      {stones.map(({ column, row }) => (
        <path
          key={`${column} ${row}`}
          d={star}
          transform={`translate(${column * period} ${row * period})`}
          className={column === freeColumn && row === freeRow ? styles.free : undefined}
        />
      ))}
      <path
        className={styles.diamond}
        d="M63 35l28 28-28 28-28-28z"
        transform={`translate(${freeColumn * period} ${freeRow * period})`}
      />
    </svg>
  );
}
