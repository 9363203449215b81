export function fill(text: string, value: string, mark: '…' | '#' = '…'): string {
  return text.replace(mark, () => value);
}
