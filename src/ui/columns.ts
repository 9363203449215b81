/** In how many columns entries stand, at most `most`: in as few rows as may be, and those as even as may be. */
export function columnsFor(count: number, most: number): number {
  const rows = Math.ceil(count / most);
  return Math.ceil(count / Math.max(1, rows));
}
