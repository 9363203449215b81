import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE, walkSync } from 'ultrahtml';
import { typeset } from '#i18n/typeset.ts';

/** Parses an article's HTML into blocks, with `ids` as anchors. `urlOf` returns the URL of a page by its path. */
export function articleNodes(html: string, ids: string[], urlOf: (path: string) => string) {
  const document: Node = parse(html);
  walkSync(document, (node) => {
    if (node.type === TEXT_NODE) node.value = typeset(node.value);
    if (node.type !== ELEMENT_NODE || node.name !== 'a') return;
    const { href = '' } = node.attributes;
    if (href.startsWith('/')) node.attributes.href = urlOf(href);
  });
  const blocks: ElementNode[] = document.children.filter((node: Node) => node.type === ELEMENT_NODE);
  const headings = blocks.filter(isHeading).map((block, index) => {
    const id = headingId(ids, index);
    block.attributes.id = id;
    return { id, heading: textOf(block) };
  });
  return { blocks, headings };
}

/** Returns the anchor of a heading by its place in the text; one that the English text lacks gets a new one. */
export function headingId(ids: string[], index: number): string {
  return ids[index] ?? `h-${index + 1}`;
}

/** Returns the anchors of an article's headings. Both languages have those of the English headings. */
export function headingIds(englishHtml: string): string[] {
  const document: Node = parse(englishHtml);
  return document.children.filter(isHeading).map(({ attributes }: ElementNode) => attributes.id ?? '');
}

/** Returns the block before which the quote is set: near its sentence, not next to it. Throws if no block has it. */
export function quotePlace(blocks: ElementNode[], quote: string): number {
  const said = blocks.findIndex((block) => textOf(block).includes(quote));
  if (said === -1) throw new Error(`the text does not have its pull quote: ${quote}`);
  const distance = (place: number) => Math.abs(place - said - 0.5);
  const places = [...blocks.keys()].map((index) => index + 1);
  const apart = places.filter((place) => place > 1 && distance(place) > 1 && !isHeading(blocks[place - 1]));
  return apart.sort((one, other) => distance(one) - distance(other))[0] ?? said;
}

export function textOf(node: Node): string {
  if (node.type === TEXT_NODE) return decoded(node.value);
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function isHeading(node: Node | undefined): boolean {
  return node?.type === ELEMENT_NODE && node.name === 'h2';
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The parser leaves these characters escaped in texts. Markdown escapes no others. */
export function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}
