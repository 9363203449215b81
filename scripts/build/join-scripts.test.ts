import { expect, test } from 'vitest';
import { joinScripts } from './join-scripts.ts';

const pageModule = '<script type="module" src="/_astro/page.js"></script>';
const join = (page: string) => joinScripts(page, async (url) => `load("${url}");`);

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
