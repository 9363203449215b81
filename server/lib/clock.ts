/** Returns a clock in milliseconds that shows `moment` now, or the real time without one. */
export function clockFrom(moment: number | undefined): () => number {
  if (moment === undefined) return Date.now;
  const ahead = moment - Date.now();
  return () => Date.now() + ahead;
}
