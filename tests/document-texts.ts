/** What the elements of a page say, without the breaks of its lines. */
export function textsIn(parent: ParentNode | null | undefined, selector: string): string[] {
  return [...(parent?.querySelectorAll(selector) ?? [])].map(textOf);
}

export const textOf = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim();
