import { expect, type Page, test } from '@playwright/test';
import { languageCodes, languages, otherLanguage } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { drawnIn } from './shown-illustrations.ts';
import { contentOf, numbersOf } from './site-content.ts';
import { splitByLanguage } from './split-by-language.ts';
import { inLanguage } from './tags.ts';
import { expectAccessible, tabTo } from './visit.ts';

const about = '#menu-about';
const services = '#menu-services';
const opener = (menu: string) => `[popovertarget="${menu.slice(1)}"]`;
const button = (page: Page, menu: string) => page.locator(opener(menu));

/** The ways to open a menu, each from a fresh page. */
const waysToOpen: Record<string, (page: Page, menu: string) => Promise<void>> = {
  'the mouse over its button': (page, menu) => button(page, menu).hover(),
  'a click': (page, menu) => button(page, menu).click(),
  'focus by Tab': (page, menu) => tabTo(page, opener(menu)),
  'Enter, which goes on into it': async (page, menu) => {
    await tabTo(page, opener(menu));
    await page.keyboard.press('Enter');
    await expect(page.locator(`${menu} a`).first()).toBeFocused();
  },
  'the arrow down, into its first link': async (page, menu) => {
    await tabTo(page, opener(menu));
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(`${menu} a`).first()).toBeFocused();
  },
};

for (const language of languageCodes) {
  test.describe(`in ${languages[language].name}`, inLanguage(language), () => {
    test.beforeEach(({ page }) => page.goto(localizedPath(language, '/')));

    test('the logo and the name of the other language are drawn', async ({ page }) => {
      const { home } = contentOf(language, 'ui');
      const logo = page.getByRole('banner').getByRole('link', { name: home });
      expect(await drawnIn(logo)).toEqual([`logo-${language}`]);
      const other = otherLanguage(language);
      const name = page.getByRole('link', { name: languages[other].name }).locator('use');
      await expect(name).toHaveAttribute('href', new RegExp(`#switch-${other}$`));
      await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(30);
    });

    for (const [way, open] of splitByLanguage(Object.entries(waysToOpen), language)) {
      test(`a menu opens by ${way}`, async ({ page }) => {
        for (const menu of [about, services]) {
          await open(page, menu);
          await expect(page.locator(menu)).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.locator(menu)).toBeHidden();
          await page.mouse.move(700, 880);
        }
      });
    }

    test('no rule of accessibility is broken while a menu is open', async ({ page }) => {
      for (const menu of splitByLanguage([about, services], language)) {
        await button(page, menu).click();
        await expect(page.locator(menu)).toBeVisible();
        await expectAccessible(page);
      }
    });

    test('the services menu leads to all of them, and marks the one that is open', async ({ page }) => {
      await page.goto(localizedPath(language, paths.service(3)));
      await button(page, services).click();
      await expect(page.locator(`${services} li a`)).toHaveCount(numbersOf('services').length);
      const current = page.locator(`${services} [aria-current="page"]`);
      await expect(current).toHaveText(contentOf(language, 'services/3').title);
      await expect(button(page, services)).toHaveAttribute('aria-current', 'true');
      await expect(button(page, about)).not.toHaveAttribute('aria-current');
    });
  });
}

test('the bar turns white when the page is scrolled by more than 50 pixels', async ({ page }) => {
  await page.goto('/');
  const bar = page.locator('[data-bar]');
  const white = 'rgb(255, 255, 255)';
  for (const [distance, isWhite] of [
    [50, false],
    [51, true],
    [0, false],
  ] as const) {
    await page.evaluate((top) => scrollTo(0, top), distance);
    await (isWhite ? expect(bar) : expect(bar).not).toHaveCSS('background-color', white);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open by click and lead on', async ({ page }) => {
    await page.goto('/');
    await button(page, services).click();
    await page.locator(`${services} li a`).first().click();
    await expect(page).toHaveURL(paths.service(1));
  });
});
