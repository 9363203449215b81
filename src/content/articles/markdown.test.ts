import { expect, test } from 'vitest';
import { proseOf, readMarkdown } from './markdown.ts';

const source = `---
title: A title
note: { heading: Now }
---
First, with a [link](/services/9).

Second **strong**.

## A heading

- one
- two

| Term | Days |
|---|--:|
| first | 26 |

See [another](/jobs) and [one more](/insights).
`;

test('the text of an article is split at its headings, without Markdown', () => {
  expect(readMarkdown(source)).toEqual({
    title: 'A title',
    note: { heading: 'Now' },
    parts: [
      { text: 'First, with a link.\nSecond strong.' },
      { heading: 'A heading', text: 'one\ntwo\nTerm\nDays\nfirst\n26\nSee another and one more.' },
    ],
    links: [{ to: '/insights' }, { to: '/jobs' }, { to: '/services/9' }],
  });
});

test('the numbers of a list are not part of its text', () => {
  expect(proseOf('1. first\n2. second')).toBe('first\nsecond');
  // The check finds a heading of another level.
  expect(proseOf('### Third')).toBe('### Third');
});

test('a file without front matter is refused', () => {
  expect(() => readMarkdown('Only text')).toThrow('does not begin with --- and keys');
});
