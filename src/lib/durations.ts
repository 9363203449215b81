export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Returns the same day of another month, or the last day of a shorter month. */
export function monthsFrom(moment: number, months: number): number {
  const date = new Date(moment);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getUTCDate() === dayOfMonth ? date.getTime() : date.setUTCDate(0);
}
