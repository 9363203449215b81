/** What the elements of a page say, without the breaks of its lines. */
export function elementTexts(parent: ParentNode | null | undefined, selector: string): string[] {
  return [...(parent?.querySelectorAll(selector) ?? [])].map(elementText);
}

export const elementText = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim();
