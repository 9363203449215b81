/** Replaces the one ellipsis of a text, which marks a gap. */
export function fill(text: string, value: string): string {
  return text.replace('…', () => value);
}
