import { expect, test } from 'vitest';
import { letPaintFirst, takeIslandScripts } from './script-files.ts';

const head = '<head><script>choose()</script></head>';

test('the scripts of islands come from one file, which the page names once', () => {
  const { html, file } = takeIslandScripts(
    `${head}<body><script>(directive)();</script><script>(island)();</script><p></p></body>`,
  );
  expect(file?.text).toBe('(directive)();\n(island)();');
  expect(html).toBe(`${head}<body><script async src="/${file?.path}"></script><p></p></body>`);
});

test('modules, data and the script of the head stay', () => {
  const page = `${head}<body><script type="module">a()</script><script type="application/json">{}</script></body>`;
  expect(takeIslandScripts(page)).toEqual({ html: page });
});

test('pages with the same scripts share a file', () => {
  const pathOf = (page: string) => takeIslandScripts(`<body>${page}</body>`).file?.path;
  expect(pathOf('<script>a</script>')).toBe(pathOf('<p></p><script>a</script>'));
  expect(pathOf('<script>b</script>')).not.toBe(pathOf('<script>a</script>'));
});

test('a module of every page is fetched after what is painted first', () => {
  const module = '<script type="module">a()</script>';
  expect(letPaintFirst(`${module}<script type="module" src="/_astro/a.js"></script>`)).toBe(
    `${module}<script type="module" fetchpriority="low" src="/_astro/a.js"></script>`,
  );
});
