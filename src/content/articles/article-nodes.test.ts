import { expect, test } from 'vitest';
import { articleNodes, headingIds, quotePlace, textOf } from './article-nodes.ts';

const html = `<p>First.</p>
<p>Second &amp; <strong>third</strong>. A short sentence.</p>
<h2 id="one">One</h2>
<p>After <a href="/services/9">a heading</a>.</p>
<p>A line more.</p>
<h2 id="two">Two</h2>
<p>The end.</p>`;
const { blocks, headings } = articleNodes(html, ['first-head'], (path) => path);
const before = (quote: string) => {
  const block = blocks[quotePlace(blocks, quote)];
  return block && textOf(block);
};

test('headings share their anchors with the other language, and extra headings get new ones', () => {
  expect(headings).toEqual([
    { id: 'first-head', heading: 'One' },
    { id: 'h-2', heading: 'Two' },
  ]);
  expect(headingIds(html)).toEqual(['one', 'two']);
});

test.each([
  ['before the paragraph that says it, and one more', 'A line more.', 'One'],
  ['where it does not part the opening from what follows', 'Second & third.', 'A line more.'],
  ['outside a part that only has its paragraph', 'After a heading.', 'One'],
  ['before the last part', 'The end.', 'Two'],
])('a pull quote is set %s', (_, quote, next) => {
  expect(before(quote)).toBe(next);
});

test('a pull quote that is not in the text is refused', () => {
  expect(() => quotePlace(blocks, 'Nowhere.')).toThrow('Nowhere.');
});
