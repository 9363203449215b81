import { expect, type Page } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { contentOf, firstService } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';

const [first, second, third] = contentOf('en', `services/${firstService}`).sections;
const here = paths.service(firstService);
const part = (page: Page, section = first) => page.locator(`#${section.id}`);
const head = (page: Page, section = first) => page.locator('summary', { hasText: section.heading });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript @once' : 'without JavaScript @once', () => {
    test.use({ javaScriptEnabled });

    test('each part of an accordion opens and closes by itself, and by a link into it', async ({ page }) => {
      await page.goto(here);
      await expect(part(page)).toBeVisible();
      await expect(part(page, second)).toBeHidden();
      await head(page, second).click();
      await head(page, third).click();
      for (const section of [first, second, third]) await expect(part(page, section)).toBeVisible();
      await head(page).click();
      await expect(part(page)).toBeHidden();
      await expect(part(page, second)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(part(page)).toBeVisible();
      await head(page, second).press('Space');
      await expect(part(page, second)).toBeHidden();

      await page.goto('about:blank');
      await page.goto(`${here}#${third.id}`);
      await expect(part(page, third)).toBeVisible();
      await expect(part(page, third)).toBeInViewport();
      await expect(part(page, second)).toBeHidden();
    });
  });
}
