/** The number of columns for some entries, at most `maximum`: as few rows as possible, as even as possible. */
export function columnsFor(count: number, maximum: number): number {
  const rows = Math.ceil(count / maximum);
  return Math.ceil(count / Math.max(1, rows));
}
