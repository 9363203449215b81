/** Returns the number of columns, at most `maximum`, that makes the rows as few and as even as possible. */
export function columnsFor(count: number, maximum: number): number {
  const rows = Math.ceil(count / maximum);
  return Math.ceil(count / Math.max(1, rows));
}
