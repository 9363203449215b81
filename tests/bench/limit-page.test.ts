import { expect, test } from 'vitest';
import { limitPage } from './limit-page.ts';

const home = `<!doctype html><html lang="ar" dir="rtl"><head><title>Home</title>
<link rel="preload" as="font" href="/a.woff2"><script>run()</script>
<style>@font-face{font-family:Display;src:url(/a.woff2)}@font-face{font-family:Text;src:url(/b.woff2)}
@font-face{font-family:Spare;src:local(Arial)}.x{color:red}</style></head>
<body><main><section><h1 class="x">A <b>head</b></h1><p>Words</p><picture><img src="/p.jpeg"></picture></section>
<section><p>Below</p></section></main></body></html>`;

test('the limit page has the first screen’s text and fonts, and no script', () => {
  const page = limitPage(home);
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('<h1>A head</h1>\n<p>Words</p><picture><img src="/p.jpeg"></picture>');
  expect(page).toContain('font:1.1rem/1.6 Text');
  for (const absent of ['<script', 'Below', 'Arial', '.x{']) expect(page).not.toContain(absent);
});
