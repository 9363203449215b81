const period = 120;
const missing = { column: 4, row: 2 };

/** One star of the pattern around a centre; its points touch its neighbours'. */
function star(column: number, row: number): string {
  const x = period * (column + 0.5);
  const top = period * row + 0.7;
  return `M${x} ${top}l17.4 17.4h24.5v24.5l17.4 17.4-17.4 17.4v24.5h-24.5l-17.4 17.4-17.4-17.4h-24.5v-24.5l-17.4-17.4 17.4-17.4v-24.5h24.5z`;
}

const cells = Array.from({ length: 72 }, (_, index) => ({ column: index % 9, row: Math.floor(index / 9) }));
const wall = cells
  .filter(({ column, row }) => column !== missing.column || row !== missing.row)
  .map(({ column, row }) => star(column, row))
  .join('');

export function StarWall({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 900 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <linearGradient id="light" x1="0" x2="1" y1=".7" y2=".2">
        <stop offset=".05" stopColor="var(--ink-900)" />
        <stop offset="1" stopColor="var(--star-light)" />
      </linearGradient>
      <path d={wall} fill="url(#light)" />
      <path
        d={star(missing.column, missing.row)}
        fill="none"
        stroke="var(--mark-300)"
        strokeWidth="1.5"
        strokeDasharray="4 5"
      />
      <path d="M540 640l30 30-30 30-30-30z" fill="var(--mark-300)" />
    </svg>
  );
}
