import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cardSize, openTemplate } from '../print-templates/open-template.ts';

/** The most bytes that a card may have at a JPEG quality, because chats load it. Below 64 the edges of letters blur. */
const maxBytes = new Map([
  [86, 46_000],
  [76, 46_000],
  [64, 60_000],
  [48, 60_000],
]);

export async function drawCard(page: Page, url: string): Promise<Uint8Array> {
  await openTemplate(page, url);
  const card = sharp(await page.screenshot()).resize(cardSize);
  for (const [quality, bytes] of maxBytes) {
    const jpeg = await card.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= bytes) return jpeg;
  }
  throw new Error(`The card at ${url} is larger than 60 kB, even at the lowest JPEG quality.`);
}
