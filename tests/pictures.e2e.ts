import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { test } from './fixtures.ts';
import { builtPage, firstService, samples } from './site-content.ts';

const encoded: Record<string, { width: number }> = JSON.parse(
  readFileSync('src/content/encoded-pictures.json', 'utf8'),
);
/** No original is wide enough for these full-bleed pictures, so pages use the original. */
const screens = [
  [320, 640],
  [390, 844],
  [640, 960],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

test('no picture has a name that ad blockers hide @once', () => {
  const blocked = /(?:^|-)(?:ads?|adverts?|banners?|sponsors?|promos?|popups?|track(?:er|ing)?)(?:-|$)/;
  expect(Object.keys(encoded).filter((id) => blocked.test(id))).toEqual([]);
});

test('no picture is stretched beyond its pixels @once', async ({ page }) => {
  test.slow();
  // The browser chooses the file before it loads.
  await page.route(/\.(?:avif|jpe?g)$/, (route) => route.abort());
  const withPictures = samples.filter((path) => builtPage(path).includes('<picture'));
  expect(withPictures.length).toBeGreaterThan(10);
  for (const path of withPictures) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      for (const { id, fileWidth, drawnWidth } of await page.evaluate(drawnPictures)) {
        const enough = fileWidth >= drawnWidth - 1 || fileWidth === encoded[id]?.width;
        const place = `${id} on ${path} at ${width} px`;
        expect.soft(enough, `${place}: ${fileWidth} px drawn at ${drawnWidth}`).toBe(true);
      }
    }
  }
});

test('until a picture loads, its place has its tone @once', async ({ page }) => {
  await page.route(/\.(?:avif|jpe?g)$/, () => {});
  for (const path of ['/', paths.service(firstService), '/ar/social', '/ar/work']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const tones = await page
      .locator('main picture img:visible')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundColor));
    expect(tones.length).toBeGreaterThan(0);
    expect(tones).not.toContain('rgba(0, 0, 0, 0)');
  }
});

/** Returns the file that the browser chose for each picture, and the width at which `cover` draws it. */
async function drawnPictures() {
  // They need not be painted.
  document.documentElement.style.visibility = 'hidden';
  // A browser keeps a larger file from before; a new element chooses by this screen alone.
  for (const picture of document.querySelectorAll('main picture')) {
    const anew = picture.cloneNode(true);
    picture.replaceWith(anew);
    if (anew instanceof Element) for (const image of anew.querySelectorAll('img')) image.loading = 'eager';
  }
  const images = [...document.querySelectorAll<HTMLImageElement>('main picture img')].filter((image) =>
    image.checkVisibility(),
  );
  while (!images.every((image) => image.currentSrc)) await new Promise(requestAnimationFrame);
  return images.map((image) => {
    const [, id = '', fileWidth] = image.currentSrc.match(/pictures\/(.+)-(\d+)q\d+\.\w+\.\w+$/) ?? [];
    const { width, height } = image.getBoundingClientRect();
    const ratio = id.endsWith('-mobile')
      ? 0.8
      : Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    return { id, fileWidth: Number(fileWidth), drawnWidth: Math.round(Math.max(width, height * ratio)) };
  });
}
