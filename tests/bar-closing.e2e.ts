import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './visit.ts';

const about = '#menu-about';
const services = '#menu-services';
const opener = (menu: string) => `[popovertarget="${menu.slice(1)}"]`;
const button = (page: Page, menu: string) => page.locator(opener(menu));

test.describe('an open menu', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('gives the focus back on Escape, and stays closed', async ({ page }) => {
    await tabTo(page, opener(services));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button(page, services)).toBeFocused();
    await expect(page.locator(services)).toBeHidden();
  });

  test('closes by a click outside', async ({ page }) => {
    await button(page, about).click();
    await page.mouse.click(720, 860);
    await expect(page.locator(about)).toBeHidden();
  });

  test('closes when the mouse leaves it', async ({ page }) => {
    await button(page, about).hover();
    await expect(page.locator(about)).toBeVisible();
    await page.locator(`${about} a`).last().hover();
    await expect(page.locator(about)).toBeVisible();
    await page.mouse.move(720, 880);
    await expect(page.locator(about)).toBeHidden();
  });

  test('closes when another one opens', async ({ page }) => {
    await button(page, about).click();
    await button(page, services).hover();
    await expect(page.locator(services)).toBeVisible();
    await expect(page.locator(about)).toBeHidden();
  });

  test('closes when the focus moves on behind it', async ({ page }) => {
    await tabTo(page, opener(services));
    await expect(page.locator(services)).toBeVisible();
    await page.locator(`${services} a`).last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator(services)).toBeHidden();
  });
});
