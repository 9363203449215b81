import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScripts, pageSources } from './page-sources.ts';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every inline script and style is named once, and data is not', () => {
  const html = `<html><head><style>a > b {}</style><style>a > b {}</style><script>if (1 < 2) run("</p>")</script>
    <script type="module">go()</script><script type="application/ld+json">{}</script>
    <script src="/_astro/a.js"></script></head></html>`;
  expect(pageSources(html, 'a.html')).toEqual({
    scripts: [source('if (1 < 2) run("</p>")'), source('go()')],
    styles: [source('a > b {}')],
    embeds: [],
  });
  expect(inlineScripts(html)).toHaveLength(2);
});

test('what a page embeds is noted', () => {
  const { embeds } = pageSources('<iframe src="/a.pdf"></iframe><object data="/a.pdf"></object>', 'a.html');
  expect(embeds).toEqual(['frame-src', 'object-src']);
});

test.each(['<p style="color: red">a</p>', '<p onclick="go()">a</p>'])('%s stops the build', (html) => {
  expect(() => pageSources(html, 'services/3.html')).toThrow(
    /^services\/3\.html: <p .+ is ignored by browsers/,
  );
});
