import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { cardErrors } from './card-errors.ts';

/** In pixels: what the networks show whole. */
const cardSize = { width: 1200, height: 630 };
/** In bytes: what is worth waiting for in a chat, and what a picture of many small parts may take. */
const preferredBytes = 46_000;
const maxBytes = 60_000;
const qualities = [88, 82, 76, 70, 64, 56, 48];
/** Below it the edges of letters show. */
const goodQuality = 64;

/** Draws the card at a URL of a served build as a JPEG. Throws where the card does not hold its words. */
export async function drawCard(browser: Browser, url: string): Promise<Uint8Array> {
  // Drawn at twice the size and made smaller: the edges of letters and lines come out smoother.
  const page = await browser.newPage({ viewport: cardSize, deviceScaleFactor: 2 });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const errors = await page.evaluate(cardErrors);
    if (errors.length > 0)
      throw new Error([`The text of ${url} does not fit on its card:`, ...errors].join('\n'));
    return await compress(await page.screenshot());
  } finally {
    await page.close();
  }
}

/** The best quality that is light enough. */
async function compress(screenshot: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(screenshot)
    .resize(cardSize)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of qualities) {
    const jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= (quality > goodQuality ? preferredBytes : maxBytes)) return jpeg;
  }
  throw new Error(
    `A card is larger than ${maxBytes} bytes, even at the lowest JPEG quality (${qualities.at(-1)}).`,
  );
}
