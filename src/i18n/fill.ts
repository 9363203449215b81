/** Returns a text with a value in place of its mark. */
export function fill(text: string, value: string, mark: '…' | '#' = '…'): string {
  return text.replace(mark, () => value);
}
