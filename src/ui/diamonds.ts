/** Returns the path of diamonds around some points; the radius is from centre to corner. */
export function diamonds(points: readonly (readonly [x: number, y: number])[], radius: number): string {
  const r = radius;
  return points.map(([x, y]) => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`).join('');
}
