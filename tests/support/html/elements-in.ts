import { ELEMENT_NODE, type ElementNode, type Node } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';

/** Returns the elements of a built page that match a selector. */
export function elementsIn(page: Node, selector: string): ElementNode[] {
  return querySelectorAll(page, selector).filter((node) => node.type === ELEMENT_NODE);
}
