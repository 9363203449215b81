import { expect, type Page } from '@playwright/test';
import { alternatePath, paths } from '#i18n/paths.ts';
import { onPhone, test } from './fixtures.ts';
import { contentOf } from './site-content.ts';
import { expectAccessible } from './visit.ts';

test.use(onPhone);

const menu = (page: Page) => page.locator('#menu-all');
const toggle = (page: Page) => page.locator('[popovertarget="menu-all"]');
const group = (page: Page, { servicesMenu }: { servicesMenu: { label: string } }) =>
  menu(page).getByText(servicesMenu.label, { exact: true });

test('the menu has no barrier, and leads to the profile', async ({
  page,
  context,
  at,
  content,
  language,
}) => {
  const { bar } = content('ui');
  await page.goto(at('/privacy'));
  await page.getByRole('button', { name: bar.openMenu }).tap();
  await expect(menu(page)).toBeVisible();
  await expectAccessible(page, '[data-bar]');
  await menu(page).locator('summary').first().tap();
  if (language === 'ar') await menu(page).locator('summary').last().tap();
  await expectAccessible(page, '[data-bar]');
  await expect(menu(page).getByRole('link', { name: bar.companyProfile })).toHaveCount(1);
  const opened = context.waitForEvent('page');
  const asked = context.waitForEvent('request', (request) =>
    request.url().endsWith(paths.companyProfile(language)),
  );
  await menu(page).getByRole('link', { name: bar.companyProfilePdf }).tap();
  await opened;
  expect((await (await asked).response())?.status()).toBe(200);
});

test('the menu covers a still page, and closes @en', async ({ page, at, content }) => {
  const { bar } = content('ui');
  await page.goto(at('/'));
  await page.getByRole('button', { name: bar.openMenu }).tap();
  expect((await menu(page).boundingBox())?.width).toBe(390);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: bar.closeMenu }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab');
    // Behind the last link the focus passes through the browser's own controls, for which the body stands.
    const isInside = await page.evaluate(() => document.activeElement?.matches('body, [data-bar] *'));
    expect(isInside).toBe(true);
  }
  await page.locator('#menu-all a').last().focus();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await toggle(page).tap();
  await page.locator('[data-language-link]').tap();
  await expect(page).toHaveURL(alternatePath(at('/')));
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
});

test('a link of the menu leads on and closes it @ar', async ({ page, at, content }) => {
  await page.goto(at('/'));
  await toggle(page).tap();
  await group(page, content('ui')).tap();
  await menu(page)
    .getByRole('link', { name: content('services/2').title })
    .tap();
  await expect(page).toHaveURL(at(paths.service(2)));
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
});

test.describe('without JavaScript @once', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, and its groups too', async ({ page }) => {
    await page.goto('/');
    await toggle(page).tap();
    await group(page, contentOf('en', 'ui')).tap();
    await menu(page)
      .getByRole('link', { name: contentOf('en', 'services/10').title })
      .tap();
    await expect(page).toHaveURL(paths.service(10));
  });
});
