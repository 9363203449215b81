import { expect, type Page, test } from '@playwright/test';
import { paths } from '#i18n/paths.ts';
import { contentOf } from './site-content.ts';

const [first, second, third] = contentOf('en', 'services/1').sections as { id: string; head: string }[];
const here = paths.service(1);
const part = (page: Page, section = first) => page.locator(`#${section?.id}`);
const head = (page: Page, section = first) => page.locator('summary', { hasText: section?.head });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('each part of an accordion opens and closes on its own', async ({ page }) => {
      await page.goto(here);
      await expect(part(page)).toBeVisible();
      await expect(part(page, second)).toBeHidden();
      await head(page, second).click();
      await head(page, third).click();
      for (const section of [first, second, third]) await expect(part(page, section)).toBeVisible();
      await head(page).click();
      await expect(part(page)).toBeHidden();
      await expect(part(page, second)).toBeVisible();
    });

    test('a link into a closed part opens it and goes there', async ({ page }) => {
      await page.goto(`${here}#${third?.id}`);
      await expect(part(page, third)).toBeVisible();
      await expect(part(page, third)).toBeInViewport();
      await expect(part(page, second)).toBeHidden();
    });
  });
}

test('a keyboard opens and closes the parts', async ({ page }) => {
  await page.goto(here);
  await head(page).focus();
  await page.keyboard.press('Enter');
  await expect(part(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(head(page, second)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(part(page, second)).toBeVisible();
});
