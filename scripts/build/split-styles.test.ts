import { expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

const page = (css: string, [start, end] = ['', '']) =>
  `<!doctype html><html lang="en"><head><style>${css}</style></head><body>
<nav popover class="menu_panel"></nav>
<main>${start}<section class="top_head dark"></section>${end}<section class="low_row"><p class="warm"></p></section></main></body></html>`;

const mark = (text: string) => `<template data-server-section="ContactForm">${text}</template>`;
const template: [string, string] = [mark('{}'), mark('')];

function styles(css: string, marks?: [string, string]) {
  const { html, file } = splitStyles(page(css, marks));
  return { critical: html.match(/<style>(.*)<\/style>/s)?.[1], deferred: file?.text, html, path: file?.path };
}

test('styles of lower sections are in a file that is linked after the first section', () => {
  const { critical, deferred, html, path } = styles(
    '@layer sections{.top_head{color:red}.low_row{color:blue}}',
  );
  expect(critical).toBe('@layer sections{.top_head{color:red}}');
  expect(deferred).toBe('@layer sections{.low_row{color:blue}}');
  const link = `<link rel="stylesheet" fetchpriority="low" href="/${path}">`;
  expect(html).toContain(`</section>${link}<section class="low_row">`);
});

test('the first screen of an article ends after its first part', () => {
  const css = '.top_head{color:red}.low_row{color:blue}';
  const { html, file } = splitStyles(page(css, ['<article>', '']).replace('</main>', '</article></main>'));
  expect(file?.text).toBe('.low_row{color:blue}');
  expect(html).toContain(`/${file?.path}"><section class="low_row">`);
});

test('the link is never inside a section that the server renders again', () => {
  const css = '.top_head{color:red}.menu_panel{color:blue}';
  const { html } = splitStyles(page(css, [mark('{}'), '']).replace('</main>', `${mark('')}</main>`));
  expect(html).toContain(`${mark('')}<link rel="stylesheet"`);
});

test.each([
  ['rules that ask for no class are needed at once', '@layer a,b;p{margin:0}@keyframes x{to{opacity:0}}', ''],
  ['paper and menus that are closed can wait', '', '@media print{p{color:black}}.menu_panel{color:red}'],
  ['colours that a visitor chose can wait', '', '@media (forced-colors:active){p{color:canvas}}'],
  [
    'so can what shows only beside a menu that is open',
    '.dark:is(.scrolled,:has(:popover-open)),p:not(:has(:modal)){color:red}',
    'html:has(:popover-open){overflow:hidden}.dark:has(+:popover-open) p{rotate:180deg}',
  ],
  [
    'so can all that asks for a class or an element which the first screen lacks',
    ':where(p,main){margin:0}.dark{color:red}.dark:is(.dark,.warm){color:red}:is(.dark,.warm){color:red}',
    ':where(table,p){margin:0}.warm{color:red}.dark .warm,.warm:hover{color:red}.top_head .low_row,.top_other{color:red}',
  ],
  [
    'a font can wait that nothing on the first screen is written in',
    '@font-face{font-family:Text;src:url(b)}:root{--text:"Text",serif}p{font:500 1rem var(--text)}',
    '@font-face{font-family:Text Arabic;src:url(a)}.low_row{font-family:"Text Arabic"}',
  ],
  [
    'tokens of Arabic text can wait on an English page',
    'p{margin:var(--t-1)}:root:where(:not(:lang(ar))){--t-1:2rem}',
    ':lang(ar){--t-1:3rem}',
  ],
  [
    'a media query whose rules all wait goes with them',
    'p{margin:0}',
    '@media (width<40rem){.low_row{color:red}}',
  ],
])('%s', (_, critical, deferred) => {
  expect(styles(critical + deferred)).toMatchObject({ critical, deferred: deferred || undefined });
});

test('rules that override a deferred class are deferred too', () => {
  expect(
    styles('.dark,.warm{color:red}.warm{color:blue}@media print{p{margin:0}}.dark,.warm{color:green}'),
  ).toMatchObject({
    critical: '.dark{color:red}.dark{color:green}',
    deferred: '.warm{color:red}.warm{color:blue}@media print{p{margin:0}}.warm{color:green}',
  });
});

test('a dynamic page keeps every class, except those of the footer and closed menus', () => {
  const critical = '.warm{color:red}.top_error{color:red}';
  const deferred = '.menu_panel{color:red}.low_row{color:red}';
  const dynamic = styles(critical + deferred, template);
  expect(dynamic).toMatchObject({ critical, deferred });
  // Nothing is between the marks of the server's section.
  expect(dynamic.html).toContain(`</section>${template[1]}<link rel="stylesheet"`);
});

test('custom properties that an SVG of the page uses stay in the page', () => {
  const css = ':root{--illustration-line:red;--other:blue}.low_row{color:red}';
  const { html } = splitStyles(page(css), '<path stroke="var(--illustration-line)"/>');
  expect(html).toContain('<style>:root{--illustration-line:red}</style>');
});

test('custom properties that only lower sections use are deferred with all their values', () => {
  const tokens =
    ':root{--ink:blue;--line:red;--rule:1px solid var(--line);--gap:1px}.dark{--ink:white;--gap:2px}';
  expect(styles(`${tokens}p{color:var(--ink)}.low_row{border:var(--rule);gap:var(--gap)}`)).toMatchObject({
    critical: ':root{--ink:blue}.dark{--ink:white}p{color:var(--ink)}',
    deferred:
      ':root{--line:red;--rule:1px solid var(--line);--gap:1px}.dark{--gap:2px}.low_row{border:var(--rule);gap:var(--gap)}',
  });
  expect(styles(`${tokens}p{border:var(--rule)}.low_row{color:red}`).critical).toContain('--line:red');
});

test('scripts and styles before the first section do not count as it', () => {
  const css = '.top_head{color:red}.low_row{color:blue}';
  expect(styles(css, ['<style>i{top:0}</style><script>1</script>', ''])).toMatchObject({
    critical: '.top_head{color:red}i{top:0}',
    deferred: '.low_row{color:blue}',
  });
});
