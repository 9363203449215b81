/** Returns the texts of a page's elements without line breaks. */
export function elementTexts(parent: ParentNode | null | undefined, selector: string): string[] {
  return [...(parent?.querySelectorAll(selector) ?? [])].map(elementText);
}

export const elementText = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim();
