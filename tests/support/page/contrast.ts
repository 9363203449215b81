import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * Expects that the content or the edge of each element contrasts with its background. It reads painted pixels, because
 * computed styles contain neither the reader's colours nor a picture or gradient behind the element.
 */
export async function expectLegible(parts: Locator[]) {
  for (const part of parts) {
    const luminances = await luminancesOf(await part.screenshot());
    const [dark, light] = [luminances.at(0) ?? 0, luminances.at(-1) ?? 0];
    expect((light + 0.05) / (dark + 0.05), await part.innerHTML()).toBeGreaterThan(4.5);
  }
}

/** Expects the same in a dark theme of few colours that a reader has chosen for all pages. */
export async function expectLegibleInForcedColors(page: Page, parts: Locator[]) {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expectLegible(parts);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

/** Returns the contrast of white text with the lightest hundredth of the pixels. */
export async function contrastWithWhite(png: Buffer): Promise<number> {
  const luminances = await luminancesOf(png);
  return 1.05 / ((luminances[Math.floor(luminances.length * 0.99)] ?? 1) + 0.05);
}

/** Returns the relative luminance of every pixel (WCAG 2.2), darkest first. */
async function luminancesOf(png: Buffer): Promise<number[]> {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const linear = (value: number) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminances: number[] = [];
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    luminances.push(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
  }
  return luminances.sort((one, other) => one - other);
}
