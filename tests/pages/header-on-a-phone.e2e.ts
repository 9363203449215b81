import { expect } from '@playwright/test';
import { alternatePath, paths } from '#routing/paths.ts';
import { lastService } from '../support/content/site-content.ts';
import { at, content, onPhone, test } from '../support/fixtures.ts';
import { languageLink, menusOn } from '../support/page/header-locators.ts';
import { expectAccessible } from '../support/page/visit.ts';

test.use(onPhone);

test('the menu leads to the company profile @en', async ({ page, context, language }) => {
  const { header, aboutMenu, servicesMenu } = content('ui');
  const { menu } = menusOn(page, content('ui')).all;
  await page.goto(at(paths.page('privacy')));
  await page.getByRole('button', { name: header.openMenu }).tap();
  await expect(menu).toBeVisible();
  await expectAccessible(page, 'header');
  await menu.getByText(language === 'ar' ? servicesMenu.label : aboutMenu.label, { exact: true }).tap();
  await expectAccessible(page, 'header');
  await expect(menu.getByRole('link', { name: header.companyProfile })).toHaveCount(1);
  const opened = context.waitForEvent('page');
  const asked = context.waitForEvent('request', (request) =>
    request.url().endsWith(paths.companyProfile(language)),
  );
  await menu.getByRole('link', { name: header.companyProfilePdf }).tap();
  await opened;
  expect((await (await asked).response())?.status()).toBe(200);
});

test('the menu covers a still page, and closes @en', async ({ page }) => {
  const { button, menu } = menusOn(page, content('ui')).all;
  const { openMenu, closeMenu } = content('ui').header;
  const whole = page.locator('html');
  await page.goto(at('/'));
  await expect(button).toHaveAccessibleName(openMenu);
  await button.tap();
  expect((await menu.boundingBox())?.width).toBe(390);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await expect(whole).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toHaveAccessibleName(closeMenu);
  await button.tap();
  await expect(menu).toBeHidden();
  await expect(whole).not.toHaveCSS('overflow-y', 'hidden');

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab');
    // After the last link the focus is in the browser's controls, which the page sees as its body.
    const isInside = await page.evaluate(() => document.activeElement?.matches('body, header *'));
    expect(isInside).toBe(true);
  }
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.tap();
  await languageLink(page).tap();
  await expect(page).toHaveURL(alternatePath(at('/')));
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(menu).toBeHidden();
});

test('a link of the menu opens its page @ar', ({ asEachVisitor }) =>
  asEachVisitor(async (page) => {
    const { button, menu } = menusOn(page, content('ui')).all;
    await page.goto(at('/'));
    await button.tap();
    await menu.getByText(content('ui').servicesMenu.label, { exact: true }).tap();
    await menu.getByRole('link', { name: content(`services/${lastService}`).title }).tap();
    await expect(page).toHaveURL(at(paths.service(lastService)));
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(menu).toBeHidden();
  }));
