import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageSources } from './page-sources.ts';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every inline script and style is named once, and data is not', () => {
  const html = `<html><head><style>a > b {}</style><style>a > b {}</style><script>if (1 < 2) run("</p>")</script>
    <script type="module">go()</script><script type="application/ld+json">{}</script>
    <script src="/_astro/a.js"></script></head></html>`;
  expect(pageSources(html, 'a.html')).toEqual({
    scripts: [source('if (1 < 2) run("</p>")'), source('go()')],
    styles: [source('a > b {}')],
    embeds: [],
    frames: [],
  });
});

test('what a page embeds, and the site that a film may be framed from, is noted once', () => {
  const { embeds } = pageSources('<iframe src="/a.pdf"></iframe><object data="/a.pdf"></object>', 'a.html');
  expect(embeds).toEqual(['frame-src', 'object-src']);
  const html = '<a data-embed-origin="https://www.youtube-nocookie.com"></a>'.repeat(2);
  expect(pageSources(html, 'a.html')).toMatchObject({
    embeds: [],
    frames: ['https://www.youtube-nocookie.com'],
  });
});

test.each<[html: string, message: RegExp]>([
  ...['', '*', 'https:', 'http://a.example', 'https://a.example/', "https://a.example 'unsafe-inline'"].map(
    (origin): [string, RegExp] => [`<a data-embed-origin="${origin}"></a>`, / is not an origin/],
  ),
  ['<p style="color: red">a</p>', /: <p .+ is ignored by browsers/],
  ['<p onclick="go()">a</p>', /: <p .+ is ignored by browsers/],
])('%s stops the build', (html, message) => {
  expect(() => pageSources(html, 'services/3.html')).toThrow(message);
  expect(() => pageSources(html, 'services/3.html')).toThrow(/^services\/3\.html: /);
});
