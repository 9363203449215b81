import type { ComponentProps } from 'react';
import { diamonds } from './diamonds.ts';

interface DotRowsProps extends ComponentProps<'svg'> {
  count: number;
  perRow: number;
  lastClassName: string | undefined;
}

export function DotRows({ count, perRow, lastClassName, ...svg }: DotRowsProps) {
  const points = Array.from(
    { length: count },
    (_, index) => [10 * (index % perRow) + 5, 10 * Math.floor(index / perRow) + 5] as const,
  );
  return (
    <svg viewBox={`0 0 ${10 * perRow} ${10 * Math.ceil(count / perRow)}`} aria-hidden="true" {...svg}>
      <path d={diamonds(points.slice(0, -1), 4)} />
      <path className={lastClassName} d={diamonds(points.slice(-1), 4)} />
    </svg>
  );
}
