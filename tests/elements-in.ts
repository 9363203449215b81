import { ELEMENT_NODE, type ElementNode, type Node } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';

/** The elements of a built page that a selector matches. */
export function elementsIn(page: Node, selector: string): ElementNode[] {
  return querySelectorAll(page, selector).filter((node) => node.type === ELEMENT_NODE);
}
