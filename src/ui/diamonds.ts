/** The path of the brand's dots around some points, each as far from its centre to its corners as the radius. */
export function diamonds(points: readonly (readonly [x: number, y: number])[], radius: number): string {
  const r = radius;
  return points.map(([x, y]) => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`).join('');
}

/** So many points in rows of a length, one unit apart, the first half a unit from both edges. */
export function rowsOfPoints(count: number, perRow: number, unit: number): [x: number, y: number][] {
  return Array.from({ length: count }, (_, index) => [
    unit * ((index % perRow) + 0.5),
    unit * (Math.floor(index / perRow) + 0.5),
  ]);
}
