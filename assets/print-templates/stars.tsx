const period = 126;
/** One star of the pattern; its points touch those of its neighbours. */
const star =
  'M63 0l18.5 18.5h26v26L126 63l-18.5 18.5v26h-26L63 126l-18.5-18.5h-26v-26L0 63l18.5-18.5v-26h26z';

interface StarsProps {
  columns: number;
  rows: number;
  /** Column and row of the star that is missing, such as "22"; a diamond marks its place. */
  missing?: string | undefined;
  className?: string | undefined;
}

/** Draws the pattern as shapes, because a repeated background is printed as pixels. */
export function Stars({ columns, rows, missing, className }: StarsProps) {
  return (
    <svg className={className} viewBox={`0 0 ${columns * period} ${rows * period}`} aria-hidden="true">
      {[...Array(columns * rows).keys()].map((at) => {
        const [column, row] = [at % columns, Math.floor(at / columns)];
        const isMissing = `${column}${row}` === missing;
        return (
          <g key={at} transform={`translate(${column * period} ${row * period})`}>
            <path d={star} data-missing={isMissing || undefined} />
            {isMissing && <path d="M63 35l28 28-28 28-28-28z" data-diamond="" />}
          </g>
        );
      })}
    </svg>
  );
}
