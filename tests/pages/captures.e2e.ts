import { expect } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '#routing/paths.ts';
import { articlesOf, firstService } from '../support/content/site-content.ts';
import { at, test } from '../support/fixtures.ts';

test.use({ pictures: true, contextOptions: { reducedMotion: 'no-preference' } });

// These pages are the highest.
for (const [path, tag] of [
  [paths.home, '@en'],
  [paths.service(firstService), '@ar @all'],
  [paths.page('social'), '@en @all'],
  [paths.article(articlesOf('en')[0].id), '@ar @all'],
] as const) {
  test(`a full-page capture of ${path} has every text ${tag}`, async ({ page }) => {
    await page.goto(at(path));
    const height = await page.evaluate(heightOfPage);
    const png = await page.screenshot({ fullPage: true });
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const texts = await page.locator('main :is(h1, h2, h3, h4, p, li, dd)').evaluateAll(boxesOfTexts);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter(({ box }) => isBlank(data, info.width, box)).map(({ text }) => text)).toEqual([]);

    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('footer')).toBeInViewport();
    expect(await page.evaluate(heightOfPage)).toBe(height);
  });
}

const heightOfPage = () => document.documentElement.scrollHeight;

type Box = Record<'left' | 'top' | 'right' | 'bottom', number>;

/** Returns the boxes of visible texts, in pixels of the whole page. */
function boxesOfTexts(elements: Element[]): { text: string; box: Box }[] {
  return elements
    .filter((element) => element.textContent.trim())
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = {
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
      };
      return { text: element.textContent, box };
    })
    .filter(({ box }) => box.right - box.left > 1);
}

/** Returns whether a part of a picture has one colour only; a pixel has three bytes. */
function isBlank(pixels: Buffer, width: number, { left, top, right, bottom }: Box): boolean {
  const rows = Array.from({ length: Math.floor(bottom) - Math.ceil(top) }, (_, row) => {
    const start = (Math.ceil(top) + row) * width;
    return pixels.subarray(3 * (start + Math.ceil(left)), 3 * (start + Math.floor(right)));
  });
  const [first] = rows;
  if (!first) return true;
  const plain = Buffer.alloc(first.length, first.subarray(0, 3));
  return rows.every((row) => row.equals(plain));
}
