import { createElement, Fragment, type ReactNode } from 'react';
import { ELEMENT_NODE, type ElementNode, type Node, TEXT_NODE } from 'ultrahtml';
import { decoded } from '#content/articles/article-nodes.ts';
import { richText } from '#ui/text.tsx';
import prose from './prose.module.css';

interface ProseProps {
  blocks: ElementNode[];
  /** A sentence of the text, and the block before which it is set large. */
  quote: { text: string; place: number };
}

/** An article's text. The pull quote is hidden from screen readers, because the text repeats it. */
export function Prose({ blocks, quote }: ProseProps) {
  const pull = (
    <p className={prose.quote} aria-hidden="true">
      {richText(quote.text)}
    </p>
  );
  return (
    <div className={prose.prose}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
        <Fragment key={index}>
          {index === quote.place && pull}
          {rendered(block)}
        </Fragment>
      ))}
      {quote.place >= blocks.length && pull}
    </div>
  );
}

function rendered(node: Node): ReactNode {
  if (node.type === TEXT_NODE) return node.value.trim() ? richText(decoded(node.value)) : node.value;
  if (node.type !== ELEMENT_NODE) return null;
  const { id, href } = node.attributes;
  // The site lays out tables, so their line breaks are no text and their alignment is dropped.
  const isTable = /^(?:table|thead|tbody|tr)$/.test(node.name);
  const inside = isTable ? node.children.filter(({ type }) => type === ELEMENT_NODE) : node.children;
  const isRowHead =
    node.name === 'td' && node.parent.children.find(({ type }: Node) => type === ELEMENT_NODE) === node;
  const scope = isRowHead ? 'row' : node.name === 'th' ? 'col' : undefined;
  const name = isRowHead ? 'th' : node.name;
  const rel = href?.startsWith('https:') ? 'external' : undefined;
  return createElement(name, { id, scope, rel, href: href && decoded(href) }, ...inside.map(rendered));
}
