import { expect, test } from '@playwright/test';
import { errorOn, sendButtonOn, summaryOn } from './form-locators.ts';
import { openHydrated } from './visit.ts';

test('a press on Send counts, though the field that it leaves shows an error above it', async ({ page }) => {
  // All of the form is there, so that no browser scrolls with what moves.
  await page.setViewportSize({ width: 390, height: 3000 });
  await openHydrated(page, '/contactus');
  await page.locator('[name=mobileNumber]').fill('1');
  await page.locator('[name=email]').fill('a@b');
  // The rules are there.
  await expect(errorOn(page, 'mobileNumber')).toBeVisible();
  const { x, y } = (await sendButtonOn(page).boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
  await page.mouse.move(x + 20, y + 2);
  await page.mouse.down();
  await expect(page.locator('[name=email]')).not.toBeFocused();
  await page.mouse.up();
  await expect(summaryOn(page)).toBeFocused();
});
