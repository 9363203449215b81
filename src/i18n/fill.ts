/** Replaces the one mark that a text of the content has. */
export function fill(text: string, value: string, mark: '…' | '#' = '…'): string {
  return text.replace(mark, () => value);
}
