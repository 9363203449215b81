/** Replaces the first mark, of which a text of the content has one. */
export function fill(text: string, value: string, mark: '…' | '#' = '…'): string {
  return text.replace(mark, () => value);
}
