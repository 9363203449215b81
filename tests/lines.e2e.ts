import { expect, type Page } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { test } from './fixtures.ts';
import { articlesOf, languageOf, pages, siteFacts } from './site-content.ts';

const widths = [320, 390, 820, 1024, 1440, 1920];

async function atEachWidth(page: Page, look: (width: number) => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
  }
}

test('the first column of an article’s table stays on one line', async ({ page, at, language }) => {
  for (const { id } of articlesOf(language)) {
    await page.goto(at(paths.article(id)));
    await atEachWidth(page, async (width) => {
      const parted = await page.locator('article tr > :first-child').evaluateAll(onSeveralLines);
      expect(parted, `${id} at ${width} px`).toEqual([]);
      const { scroll, inner } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        inner: innerWidth,
      }));
      expect(scroll, `${id} at ${width} px`).toBeLessThanOrEqual(inner);
    });
  }
});

test('a city stays on one line with its postal code, and so does the credit', async ({ page, at }) => {
  await page.goto(at(paths.page('contactus')));
  const head = page.getByText(/\p{L}\u00a0\p{Nd}{5}/u);
  expect(await head.count()).toBeGreaterThan(1);
  const developer = page.getByRole('contentinfo').locator(`span:has(> a[href^="${siteFacts().developer}"])`);
  await atEachWidth(page, async (width) => {
    expect(await developer.evaluateAll(onSeveralLines), `at ${width} px`).toEqual([]);
  });
});

test('the last line of a heading or statement has more than one word', async ({ page, language }) => {
  test.slow();
  const lonely: string[] = [];
  for (const path of pages) {
    if (languageOf(path) !== language) continue;
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await atEachWidth(page, async (width) => {
      const found = await page.locator('main :is(h1, h2, .statement)').evaluateAll(endingWithOneWord);
      lonely.push(...found.map((text) => `${path} at ${width} px: ${text}`));
    });
  }
  expect(lonely).toEqual([]);
});

/** Returns the words of elements whose text has several lines. */
function onSeveralLines(elements: Element[]) {
  return elements.flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const bottoms = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => bottom);
    const apart = Math.max(...bottoms) - Math.min(...bottoms);
    return apart > parseFloat(getComputedStyle(element).fontSize) ? [element.textContent] : [];
  });
}

/** Returns the texts of six words or more whose last word is alone on its line. */
function endingWithOneWord(elements: Element[]) {
  return elements.flatMap((element) => {
    const words = element.textContent?.trim().split(/\s+/) ?? [];
    if (words.length < 6 || !element.checkVisibility()) return [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: { top: number; text: string }[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { bottom: top } = range.getBoundingClientRect();
        const line = lines.at(-1);
        if (line && Math.abs(line.top - top) < 8) line.text += ` ${word}`;
        else lines.push({ top, text: word });
      }
    }
    const last = lines.at(-1)?.text ?? '';
    return lines.length > 1 && !last.includes(' ') ? [`${words.join(' ')} / ${last}`] : [];
  });
}
