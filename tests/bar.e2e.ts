import { expect, type Page } from '@playwright/test';
import { languages, otherLanguage } from '#i18n/languages.ts';
import { paths } from '#i18n/paths.ts';
import { test } from './fixtures.ts';
import { illustrationsIn } from './drawn-pictures.ts';
import { numbersOf } from './site-content.ts';
import { expectAccessible, tabTo } from './visit.ts';

const about = '#menu-about';
const services = '#menu-services';
const opener = (menu: string) => `[popovertarget="${menu.slice(1)}"]`;
const button = (page: Page, menu: string) => page.locator(opener(menu));

/** The ways to open a menu. */
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

test('the bar has its logo, its switch and its menus', async ({ page, at, content, language }) => {
  await page.goto(at(paths.service(3)));
  const logo = page.getByRole('banner').getByRole('link', { name: content('ui').home });
  expect(await illustrationsIn(logo)).toEqual([`logo-${language}`]);
  const other = otherLanguage(language);
  const name = page.getByRole('link', { name: languages[other].name }).locator('use');
  await expect(name).toHaveAttribute('href', new RegExp(`#switch-${other}$`));
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(30);

  await button(page, services).click();
  await expect(page.locator(`${services} li a`)).toHaveCount(numbersOf('services').length);
  const current = page.locator(`${services} [aria-current="page"]`);
  await expect(current).toHaveText(content('services/3').title);
  await expect(button(page, services)).toHaveAttribute('aria-current', 'true');
  await expect(button(page, about)).not.toHaveAttribute('aria-current');
  if (language === 'en') await button(page, about).click();
  await expect(page.locator(language === 'en' ? about : services)).toBeVisible();
  await expectAccessible(page, '[data-bar]');
});

test('a menu opens by mouse, click, focus and keys @ar', async ({ page, at }) => {
  for (const [way, open] of Object.entries(waysToOpen))
    await test.step(way, async () => {
      await page.goto(at('/privacy'));
      for (const menu of [about, services]) {
        await open(page, menu);
        await expect(page.locator(menu)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator(menu)).toBeHidden();
        await page.mouse.move(700, 880);
      }
    });
});

test('an open menu closes by a key, a click, or what goes elsewhere @en', async ({ page, at }) => {
  await page.goto(at('/'));
  await tabTo(page, opener(services));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button(page, services)).toBeFocused();
  await expect(page.locator(services)).toBeHidden();

  await button(page, about).click();
  await expect(page.locator(about)).toBeVisible();
  await page.mouse.click(720, 860);
  await expect(page.locator(about)).toBeHidden();

  await button(page, about).hover();
  await expect(page.locator(about)).toBeVisible();
  await page.locator(`${about} a`).last().hover();
  await expect(page.locator(about)).toBeVisible();
  await page.mouse.move(720, 880);
  await expect(page.locator(about)).toBeHidden();

  await button(page, about).click();
  await button(page, services).hover();
  await expect(page.locator(services)).toBeVisible();
  await expect(page.locator(about)).toBeHidden();
  await page.mouse.move(720, 880);
  await expect(page.locator(services)).toBeHidden();

  await page.reload();
  await tabTo(page, opener(services));
  await expect(page.locator(services)).toBeVisible();
  await page.locator(`${services} a`).last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(services)).toBeHidden();

  await test.step('the bar turns white when the page is scrolled by more than 50 pixels', async () => {
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
});

test('without JavaScript the menus open by click and lead on @once', async ({ plainPage: page }) => {
  await page.goto('/');
  await button(page, services).click();
  await page.locator(`${services} li a`).first().click();
  await expect(page).toHaveURL(paths.service(1));
});
