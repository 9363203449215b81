/** In how many columns entries stand, at most `maximum`: in as few rows as may be, and those as even as may be. */
export function columnsFor(count: number, maximum: number): number {
  const rows = Math.ceil(count / maximum);
  return Math.ceil(count / Math.max(1, rows));
}
