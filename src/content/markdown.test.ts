import { expect, test } from 'vitest';
import { proseOf, readMarkdown } from './markdown.ts';
import { articleFileSchema } from './schemas/article.ts';

const source = `---
title: A title
note: { head: Now }
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

test('the text of an article is cut at its headings, without the marks of Markdown', () => {
  expect(readMarkdown(source)).toEqual({
    title: 'A title',
    note: { head: 'Now' },
    parts: [
      { text: 'First, with a link.\nSecond strong.' },
      { head: 'A heading', text: 'one\ntwo\nTerm\nDays\nfirst\n26\nSee another and one more.' },
    ],
    links: [{ to: '/insights' }, { to: '/jobs' }, { to: '/services/9' }],
  });
});

test('numbers of a numbered list are no words of it', () => {
  expect(proseOf('1. first\n2. second')).toBe('first\nsecond');
});

test('a file without keys is refused', () => {
  expect(() => readMarkdown('Only text')).toThrow('does not begin with --- and keys');
});

test('a pull quote that the text does not have is named', () => {
  const file = {
    ...(readMarkdown(source) as object),
    seo: { title: 'A title', description: 'a'.repeat(70) },
    description: 'What it says',
    author: 'sami-al-ghamdi',
    datePublished: '2026-11-08',
    service: 1,
    case: 'samtech',
    picture: 'insight-star',
    pictureDescription: 'A star',
    note: { head: 'Now', text: 'Do it' },
  };
  const issueOf = (pullQuote: string) =>
    articleFileSchema.safeParse({ ...file, pullQuote }).error?.issues.map(({ message }) => message);
  expect(issueOf('Second strong.')).toBeUndefined();
  expect(issueOf('Second weak.')).toEqual(['quote.missing']);
});
