import { expect, test } from 'vitest';
import { joinScripts } from './join-scripts.ts';

const head = '<head><script>choose();</script></head>';
const pageModule = '<script type="module" src="/_astro/page.js"></script>';
const join = (page: string) => joinScripts(page, async (url) => `load("${url}");`);
const joined = (path = '') => `<script type="module" fetchpriority="low" src="/${path}"></script>`;

test('the scripts of islands and of the page are one file, after the first paint', async () => {
  const islands = '<script>(directive)();</script><script>(island)();</script><p></p>';
  const { html, file } = await join(`${head}<body>${islands}${pageModule}</body>`);
  expect(file?.text).toBe('(directive)();\n(island)();\nload("/_astro/page.js");');
  expect(html).toBe(`${head}<body><p></p>${joined(file?.path)}</body>`);
});

test('a page without islands keeps only its script, and a page without scripts stays unchanged', async () => {
  const data = '<script type="application/json">{}</script>';
  const { html, file } = await join(`${head}<body>${pageModule}${data}</body>`);
  expect(file?.text).toBe('load("/_astro/page.js");');
  expect(html).toBe(`${head}<body>${joined(file?.path)}${data}</body>`);
  expect(await join(`${head}<body></body>`)).toEqual({ html: `${head}<body></body>` });
});

test('the script in the head is minified', async () => {
  const script = '<script>\n  // Why.\n  const chosen = ask();\n  remember(chosen, chosen);\n</script>';
  const { html } = await join(`<head>${script}</head><body></body>`);
  expect(html).toBe('<head><script>const chosen=ask();remember(chosen,chosen);</script></head><body></body>');
});

test('pages with the same scripts share a file', async () => {
  const pathOf = async (page: string) => (await join(`<body>${page}${pageModule}</body>`)).file?.path;
  expect(await pathOf('<script>a</script>')).toBe(await pathOf('<p></p><script>a</script>'));
  expect(await pathOf('<script>b</script>')).not.toBe(await pathOf('<script>a</script>'));
});

test('islands on a page without its script stop the build', async () => {
  await expect(join('<body><script>a</script></body>')).rejects.toThrow('no module');
});
