import { expect, type Page } from '@playwright/test';
import { languages, otherLanguage } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { contentOf, firstService, lastService, serviceIds } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { dialogOn, openDialog, openersIn } from '../support/page/dialogs.ts';
import { languageLink, menusOn } from '../support/page/header-locators.ts';
import { illustrationsIn } from '../support/page/illustrations.ts';
import { formOn } from '../support/page/posted-form.ts';
import { expectAccessible, openHydrated, tabTo } from '../support/page/visit.ts';

type Menu = ReturnType<typeof menusOn>['about'];

const waysToOpen: Record<string, (menu: Menu, page: Page) => Promise<void>> = {
  'the mouse over its button': ({ button }) => button.hover(),
  'a click': ({ button }) => button.click(),
  Enter: (menu) => press(menu, 'Enter'),
  Space: (menu) => press(menu, ' '),
  'the arrow down, into its first link': intoByArrow,
};

async function press({ button }: Menu, key: string) {
  await tabTo(button);
  await button.page().keyboard.press(key);
}

async function intoByArrow(menu: Menu) {
  await press(menu, 'ArrowDown');
  await expect(menu.menu.getByRole('link').first()).toBeFocused();
}

test('the header has its logo, its switch and its menus @ar', async ({ page, language }) => {
  const { about, services } = menusOn(page, content('ui'));
  await page.goto(at(paths.service(lastService)));
  const logo = page.getByRole('banner').getByRole('link', { name: content('ui').home });
  expect(await illustrationsIn(logo)).toEqual([`logo-${language}`]);
  const other = otherLanguage(language);
  await expect(languageLink(page)).toHaveAccessibleName(languages[other].name);
  const name = languageLink(page).locator('use');
  await expect(name).toHaveAttribute('href', new RegExp(`#switch-${other}$`));
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(30);

  await services.button.click();
  await expect(services.menu.getByRole('listitem')).toHaveCount(serviceIds.length);
  await expect(services.menu.locator('[aria-current="page"]')).toHaveText(
    content(`services/${lastService}`).title,
  );
  await expect(services.button).toHaveAttribute('aria-current', 'true');
  await expect(about.button).not.toHaveAttribute('aria-current');
  if (language === 'en') await about.button.click();
  await expect(language === 'en' ? about.menu : services.menu).toBeVisible();
  await expectAccessible(page, 'header');
});

test('a menu opens by mouse, click and keys @ar', async ({ page }) => {
  const { about, services } = menusOn(page, content('ui'));
  for (const [way, open] of Object.entries(waysToOpen))
    await test.step(way, async () => {
      await page.goto(at(paths.page('privacy')));
      for (const menu of [about, services]) {
        await open(menu, page);
        await expect(menu.menu).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu.menu).toBeHidden();
        await page.mouse.move(700, 880);
      }
    });
});

test('an open menu closes by Escape, a click outside, or moving on @en', async ({ page }) => {
  const { about, services } = menusOn(page, content('ui'));
  await page.goto(at('/'));
  await intoByArrow(services);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(services.button).toBeFocused();
  await expect(services.menu).toBeHidden();

  await about.button.click();
  await expect(about.menu).toBeVisible();
  await page.mouse.click(720, 860);
  await expect(about.menu).toBeHidden();

  await about.button.hover();
  await expect(about.menu).toBeVisible();
  await about.menu.getByRole('link').last().hover();
  await expect(about.menu).toBeVisible();
  await page.mouse.move(720, 880);
  await expect(about.menu).toBeHidden();

  await about.button.click();
  await services.button.hover();
  await expect(services.menu).toBeVisible();
  await expect(about.menu).toBeHidden();
  await page.mouse.move(720, 880);
  await expect(services.menu).toBeHidden();

  await page.reload();
  await press(services, 'Enter');
  await expect(services.menu).toBeVisible();
  await services.menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(services.menu).toBeHidden();

  await test.step('the header turns white when the page is scrolled by more than 50 pixels', async () => {
    const isWhite = () =>
      page
        .getByRole('banner')
        .evaluate((header) => getComputedStyle(header).backgroundColor === 'rgb(255, 255, 255)');
    for (const distance of [50, 51, 0]) {
      await page.evaluate((top) => scrollTo(0, top), distance);
      await expect.poll(isWhite).toBe(distance > 50);
    }
  });
});

test('Tab stops once at each closed menu, and goes through an open one @once', async ({ page }) => {
  const { about, services } = menusOn(page, contentOf('en', 'ui'));
  await page.goto(paths.page('privacy'));
  await tabTo(about.button);
  await page.keyboard.press('Tab');
  await expect(services.button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('banner').getByRole('link', { name: contentOf('en', 'pages/work').label }),
  ).toBeFocused();
  await expect(page.locator('[data-menu]:popover-open')).toHaveCount(0);

  await tabTo(services.button);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(services.menu.getByRole('link').first()).toBeFocused();
});

test('without JavaScript the menus open by click @once', async ({ plainPage: page }) => {
  const { services } = menusOn(page, contentOf('en', 'ui'));
  await page.goto('/');
  await services.button.click();
  await services.menu.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(paths.service(firstService));
});

test('browsers of 2023, such as those of iOS 16, have menus, a search, a register and forms @once', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ bypassCSP: true });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Map, 'groupBy');
    Reflect.deleteProperty(Intl, 'Segmenter');
  });
  // They know no popovers.
  await page.route(/\/[^.]*$|\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(':popover-open', ':unknown');
    await route.fulfill({ response, body: body.replaceAll(/(?<=[ [])popover(?=[\]=])/g, 'data-popover') });
  });
  const { services } = menusOn(page, contentOf('en', 'ui'));
  await openHydrated(page, paths.page('work'));
  await expect(page.locator('#register')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('risk');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(services.menu).toBeHidden();
  await services.button.click();
  await services.menu.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(paths.service(firstService));
  await openDialog(page, openersIn('en').service);
  await formOn(dialogOn(page)).send();
  await expect(formOn(dialogOn(page)).summary).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
