/** Returns the path of diamonds around some points; the radius is from centre to corner. */
export function diamonds(points: readonly (readonly [x: number, y: number])[], radius: number): string {
  const r = radius;
  return points.map(([x, y]) => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`).join('');
}

/** Returns points in rows of a length, one unit apart; the first is half a unit from both edges. */
export function rowsOfPoints(count: number, perRow: number, unit: number): [x: number, y: number][] {
  return Array.from({ length: count }, (_, index) => [
    unit * ((index % perRow) + 0.5),
    unit * (Math.floor(index / perRow) + 0.5),
  ]);
}
