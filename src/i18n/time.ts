export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

export const riyadhOffsetMs = 3 * hourMs;

/** The last millisecond of that day in Riyadh. */
export function endOfRiyadhDay(moment: number): number {
  return (Math.floor((moment + riyadhOffsetMs) / dayMs) + 1) * dayMs - riyadhOffsetMs - 1;
}
