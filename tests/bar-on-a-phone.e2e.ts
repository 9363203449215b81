import { expect, type Page, test } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { alternatePath, localizedPath, paths } from '#i18n/paths.ts';
import { contentOf } from './site-content.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { expectAccessible } from './visit.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const menu = (page: Page) => page.locator('#menu-all');
const toggle = (page: Page) => page.locator('[popovertarget="menu-all"]');

for (const language of languageCodes) {
  const { bar } = contentOf(language, 'ui');

  test.describe(`in ${languages[language].name}`, inLanguage(language), () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(localizedPath(language, '/'));
      await page.getByRole('button', { name: bar.openMenu }).tap();
      await expect(menu(page)).toBeVisible();
    });

    test(
      'the open menu fills the width, and the page behind it does not scroll',
      inEnglish,
      async ({ page }) => {
        expect((await menu(page).boundingBox())?.width).toBe(390);
        await page.mouse.move(200, 400);
        await page.mouse.wheel(0, 600);
        await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await page.getByRole('button', { name: bar.closeMenu }).tap();
        await expect(menu(page)).toBeHidden();
        await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
      },
    );

    test(
      'no rule of accessibility is broken while the menu and its groups are open',
      inArabic,
      async ({ page }) => {
        await expectAccessible(page);
        await menu(page).locator('summary').last().tap();
        await expectAccessible(page);
      },
    );

    test('the company profile opens in a new tab, in the language of the page', async ({ page, context }) => {
      await menu(page).locator('summary').first().tap();
      await expect(menu(page).getByRole('link', { name: bar.companyProfile })).toHaveCount(1);
      const profile = menu(page).getByRole('link', { name: bar.companyProfilePdf });
      const opened = context.waitForEvent('page');
      const asked = context.waitForEvent('request', (request) =>
        request.url().endsWith(paths.companyProfile(language)),
      );
      await profile.tap();
      await opened;
      expect((await (await asked).response())?.status()).toBe(200);
    });

    test('the language link closes the menu and leads to the other language', inEnglish, async ({ page }) => {
      await page.locator('[data-language-link]').tap();
      await expect(page).toHaveURL(alternatePath(localizedPath(language, '/')));
      await expect(menu(page)).toBeHidden();
      await page.goBack();
      await expect(menu(page)).toBeHidden();
    });

    test('a link of the menu leads on and closes it', inArabic, async ({ page }) => {
      await menu(page).getByText(contentOf(language, 'ui').servicesMenu.label, { exact: true }).tap();
      await menu(page)
        .getByRole('link', { name: contentOf(language, 'services/2').title })
        .tap();
      await expect(page).toHaveURL(localizedPath(language, paths.service(2)));
      await expect(menu(page)).toBeHidden();
      await page.goBack();
      await expect(menu(page)).toBeHidden();
    });
  });
}

test('with a keyboard the focus stays in the bar and the open menu, and Escape gives it back', async ({
  page,
}) => {
  await page.goto('/');
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
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, and its groups too', async ({ page }) => {
    await page.goto('/');
    await toggle(page).tap();
    await menu(page).getByText(contentOf('en', 'ui').servicesMenu.label, { exact: true }).tap();
    await menu(page)
      .getByRole('link', { name: contentOf('en', 'services/10').title })
      .tap();
    await expect(page).toHaveURL(paths.service(10));
  });
});
