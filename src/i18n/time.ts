export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

export const riyadhOffsetMs = 3 * hourMs;

/** The day in Riyadh: `2027-01-31`. */
export function riyadhDay(moment: number | Date): string {
  return new Date(Number(moment) + riyadhOffsetMs).toISOString().slice(0, 10);
}

/** The last millisecond of that day in Riyadh. */
export function endOfRiyadhDay(moment: number): number {
  return (Math.floor((moment + riyadhOffsetMs) / dayMs) + 1) * dayMs - riyadhOffsetMs - 1;
}
