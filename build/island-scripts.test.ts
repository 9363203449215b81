import { expect, test } from 'vitest';
import { letPaintFirst, takeIslandScripts } from './island-scripts.ts';

const head = '<head><script>choose()</script></head>';
const pageModule = '<script type="module" src="/_astro/page.js"></script>';
const joinScripts = (page: string) => takeIslandScripts(page, async (url) => `load("${url}");`);

test('the scripts of islands and the page come from one file', async () => {
  const { html, file } = await joinScripts(
    `${head}<body><script>(directive)();</script><script>(island)();</script><p></p>${pageModule}</body>`,
  );
  expect(file?.text).toBe('(directive)();\n(island)();\nload("/_astro/page.js");');
  expect(html).toBe(`${head}<body><p></p><script type="module" src="/${file?.path}"></script></body>`);
});

test('a page without islands keeps its scripts as they are', async () => {
  const page = `${head}<body>${pageModule}<script type="application/json">{}</script></body>`;
  expect(await joinScripts(page)).toEqual({ html: page });
});

test('pages with the same scripts share a file', async () => {
  const pathOf = async (page: string) => (await joinScripts(`<body>${page}${pageModule}</body>`)).file?.path;
  expect(await pathOf('<script>a</script>')).toBe(await pathOf('<p></p><script>a</script>'));
  expect(await pathOf('<script>b</script>')).not.toBe(await pathOf('<script>a</script>'));
});

test('islands without a script of the page stop the build', async () => {
  await expect(joinScripts('<body><script>a</script></body>')).rejects.toThrow('no module');
});

test('a module of every page is fetched after what is painted first', () => {
  const module = '<script type="module">a()</script>';
  expect(letPaintFirst(`${module}<script type="module" src="/_astro/a.js"></script>`)).toBe(
    `${module}<script type="module" fetchpriority="low" src="/_astro/a.js"></script>`,
  );
});
