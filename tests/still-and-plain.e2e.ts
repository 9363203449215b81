import { expect } from '@playwright/test';
import { languageCodes } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { test } from './fixtures.ts';
import { contentOf } from './site-content.ts';
import { tabTo } from './visit.ts';

test('nothing moves for longer than a blink where motion is unwelcome @en', async ({ page, at }) => {
  await page.goto(at('/'));
  await page.locator('main li').nth(2).hover();
  await page.goto(`${at('/')}#service-1`);
  const moves = () =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration));
  expect((await page.evaluate(moves)).filter((duration) => duration > 10)).toEqual([]);
});

test('a keyboard alone reaches all of home, in order @ar', async ({ page, at, content }) => {
  test.slow();
  await page.goto(at('/'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: content('ui').skip })).toBeFocused();

  await tabTo(page, '[popovertarget="menu-about"]');
  await expect(page.locator('#menu-about')).toBeVisible();
  await tabTo(page, '[popovertarget="menu-services"]');
  await expect(page.locator('#menu-about')).toBeHidden();
  await tabTo(page, '[data-language-link]');
  await expect(page.locator('#menu-services')).toBeHidden();

  for (const index of [0, 1, 2, 3]) {
    await tabTo(page, `main section:first-of-type li:nth-child(${index + 1}) a`);
    await expect(page.locator('main li').nth(index).locator('p')).toHaveCSS('opacity', '1');
  }
  await tabTo(page, '#explorer li a');
  await page.keyboard.press('Enter');
  await expect(page.locator('#service-1')).toBeFocused();
  await tabTo(page, '#service-1 li:last-child');
  await tabTo(page, '[role="tab"][aria-selected="true"]');
  await page.keyboard.press('End');
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, '[role="tabpanel"]:not([hidden]) a');
  await expect(page.locator('[role="tabpanel"]:not([hidden]) a')).toBeInViewport();
});

test('the skip link leads past the bar @en', async ({ page, at }) => {
  await page.goto(at('/services'));
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});

test('on paper the bar is gone and every part of a service is open @once', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [index, language] of languageCodes.entries()) {
    const id = [1, 3][index] ?? 3;
    const { sections, swot, pestle } = contentOf(language, `services/${id}`);
    await page.goto(localizedPath(language, paths.service(id)));
    await expect(page.locator('[data-bar]')).toBeHidden();
    for (const part of [...sections, ...(swot?.categories ?? [])]) {
      await expect(page.locator(`#${part.id}`)).toBeVisible();
      expect((await page.locator(`#${part.id}`).boundingBox())?.height, part.id).toBeGreaterThan(50);
    }
    for (const { title } of pestle?.letters ?? [])
      await expect(page.getByRole('heading', { name: title, includeHidden: true })).toBeVisible();
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(11, 27, 51)');
    await expect(page.getByText('https://www.rasikh.example')).toBeVisible();
  }
});
