import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { languageOf, pageKinds } from './site-content.ts';

/** The widths are on both sides of every breakpoint, and between them. */
const widths = process.env.TEST_ALL
  ? [
      320, 360, 390, 480, 639, 640, 768, 820, 960, 1023, 1024, 1060, 1100, 1180, 1279, 1280, 1440, 1600, 1920,
      2560, 3840,
    ]
  : [320, 480, 639, 820, 1024, 1180, 1440, 3840];

test('no figure breaks across lines, on any screen', async ({ page, language }) => {
  test.slow();
  let count = 0;
  // Pictures reserve their space before they load.
  await page.route(/\.(?:avif|jpe?g)$/, (route) => route.abort());
  for (const path of pageKinds.filter(
    (each) => languageOf(each) === language && !/insights|jobs|apply/.test(each),
  ))
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const found = await figuresOn(page);
      count += found;
      if (found === 0) return;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(partedFigures, false), `${path} at ${width} px`).toEqual([]);
      }
    });
  expect(count).toBeGreaterThan(20);
});

const figuresOn = async (page: Page) => (await page.evaluate(partedFigures, true)).length;

/** Returns the large numbers that break or exceed their box; or all of them. */
function partedFigures(all: boolean) {
  const figure = /^[+−-]?\$?[\d٠-٩][\d٠-٩,.٬٫]*\s*[%٪M+]?$/u;
  const found: string[] = [];
  for (const element of document.querySelectorAll('main :is(dd, p, span, strong, h2, h3)')) {
    if (element.closest('.visually-hidden') || !element.checkVisibility()) continue;
    const words = element.cloneNode(true) as Element;
    for (const other of words.querySelectorAll('.visually-hidden, small')) other.remove();
    const text = words.textContent?.trim() ?? '';
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (!figure.test(text) || size < 24) continue;
    const tops = new Set<number>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let overflow = 0;
    const place = (element.closest('dd, li, p') ?? element).getBoundingClientRect();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node.parentElement?.closest('small, .visually-hidden') || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { bottom, width, left, right } of range.getClientRects()) {
        if (width > 1) tops.add(Math.round(bottom));
        overflow = Math.max(overflow, place.left - left, right - place.right);
      }
    }
    if (all || tops.size > 1 || overflow > 0.06 * size)
      found.push(`${text} on ${tops.size} lines, ${Math.round(overflow)} px too wide`);
  }
  return found;
}
