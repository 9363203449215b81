import { expect, type Page, test } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { alternatePath, localizedPath, paths } from '#i18n/paths.ts';
import { expectLegible, expectLegibleInForcedColors } from './contrast.ts';
import { contentOf } from './site-content.ts';
import { inLanguage } from './tags.ts';
import { expectAccessible, expectNoSidewaysScrolling, expectPath, watch } from './visit.ts';

/** What the search may fetch beside React, in bytes as they travel. */
const maxBytes = 80_000;

const dialog = (page: Page) => page.locator('dialog[open]');
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const chosen = (page: Page) => dialog(page).locator('[aria-selected="true"]');

for (const language of languageCodes) {
  const { name } = languages[language];
  const service = contentOf(language, 'services/1');
  const search = contentOf(language, 'search');
  const at = (path: string) => localizedPath(language, path);

  test(
    `with a keyboard a visitor finds a service in ${name}, and comes back to where they were`,
    inLanguage(language),
    async ({ page }) => {
      const { errors } = watch(page);
      await page.goto(at('/privacy'));
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-search]')).toBeFocused();

      await page.goto(at('/'));
      const menu = page.locator('[popovertarget=menu-about]');
      await page.keyboard.press('Tab');
      while (!(await menu.evaluate((button) => button === document.activeElement)))
        await page.keyboard.press('Tab');
      await expect(page.locator('#menu-about')).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeFocused();
      await expect(page.locator('#menu-about')).toBeHidden();

      await page.keyboard.press('Control+k');
      // Playwright sends Arabic letters as text, which needs a field, and not as the keys that are kept on the way.
      if (language === 'ar') await expect(field(page)).toBeFocused();
      await page.keyboard.type(service.title);
      await expect(options(page).first()).toContainText(service.title);
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(dialog(page).getByRole('status')).toHaveText(/[\d٠-٩]|نتيج/);
      await expectAccessible(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowDown');
      await expect(chosen(page)).toHaveCount(1);
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        (await options(page).first().getAttribute('id')) ?? '',
      );
      await page.keyboard.press('Enter');
      await expectPath(page, at(paths.service(1)));
      expect(errors).toEqual([]);
    },
  );

  test(
    `by touch a visitor finds a section in ${name}, with the words marked`,
    inLanguage(language),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        locale: languages[language].locale,
      });
      const page = await context.newPage();
      await page.goto(at('/'));
      await page.locator('[data-search]').tap();
      const [section] = service.sections;
      await field(page).fill(section.head);
      const option = options(page).filter({ hasText: section.head }).first();
      await expect(option.locator('mark').first()).toBeVisible();
      expect((await dialog(page).boundingBox())?.width).toBe(390);
      await expectNoSidewaysScrolling(page);
      await option.tap();
      await expect(page).toHaveURL(`${at(paths.service(1))}#${section.id}`);
      await expect(dialog(page)).toHaveCount(0);
      await context.close();
    },
  );

  test(
    `without JavaScript the page of the search answers in ${name}`,
    inLanguage(language),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const page = await context.newPage();
      const main = page.getByRole('main');
      const query = main.locator('[name="q"]');
      const results = main.locator('ol[aria-labelledby] a');
      await page.goto(at('/'));
      await page.locator('[data-search]').click();
      await expectPath(page, at(paths.search));
      await expect(main.getByText(search.start.title)).toBeVisible();

      await query.fill(service.title);
      await main.getByRole('button', { name: search.submit }).click();
      await expect(query).toHaveValue(service.title);
      await expect(results.first()).toHaveAttribute('href', at(paths.service(1)));
      await expect(results.first().locator('mark')).not.toHaveCount(0);
      const marks = [results.first(), results.nth(1), results.nth(2)].map((one) =>
        one.locator('mark').first(),
      );
      await expectLegible(marks);
      await expectLegibleInForcedColors(page, marks);
      await expect(main.getByText(search.start.title)).toBeHidden();
      await expectNoSidewaysScrolling(page);

      await query.fill('xqzwvk');
      await query.press('Enter');
      await expect(main.getByText(search.none.title)).toBeVisible();
      await expect(results).toHaveCount(0);

      const campaign = 'utm_source=letter&utm_campaign=%22%3Cb%3E';
      await page.goto(`${at(paths.search)}?${campaign}`);
      await query.fill('xqzwvk');
      await query.press('Enter');
      await expect(page).toHaveURL(`${at(paths.search)}?${campaign}&q=xqzwvk`);
      await page.locator('[data-language-link]').click();
      await expect(page).toHaveURL(`${alternatePath(at(paths.search))}?${campaign}&q=xqzwvk`);
      await context.close();
    },
  );

  test(
    `nothing is fetched for the search in ${name} before it is opened, and little after`,
    inLanguage(language),
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const fetched = new Map<string, number>();
      const urls = new Map<string, string>();
      session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        fetched.set(urls.get(requestId) ?? '', encodedDataLength);
      });
      await session.send('Network.enable');
      await page.goto(at('/privacy'), { waitUntil: 'networkidle' });
      await page.locator('[data-search]').hover();
      await page.locator('[data-search]').focus();
      expect([...fetched.keys()].filter((url) => new URL(url).pathname.includes('/search'))).toEqual([]);
      const before = new Set(fetched.keys());
      await page.locator('[data-search]').click();
      await field(page).fill(service.title);
      await expect(options(page).first()).toBeVisible();
      const react = /\/_astro\/(?:react|react-dom|jsx-runtime|client|rolldown-runtime)\./;
      const after = [...fetched].filter(([url]) => !before.has(url) && !react.test(url));
      expect(after.length).toBeGreaterThanOrEqual(3);
      expect(after.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(maxBytes);
    },
  );
}

test('no single key opens the search, on any keyboard', async ({ page }) => {
  await page.goto('/contactus');
  const pressed = page.evaluate(() => {
    for (const key of ['/', 'ظ', '-'])
      dispatchEvent(new KeyboardEvent('keydown', { key, code: 'Slash', cancelable: true }));
  });
  await pressed;
  await page.getByRole('main').locator('textarea').fill('');
  await page.getByRole('main').locator('textarea').press('/');
  await expect(page.getByRole('main').locator('textarea')).toHaveValue('/');
  await expect(dialog(page)).toHaveCount(0);
});

test('a slip of the hand gets a suggestion, and a visitor without one the ways on', async ({ page }) => {
  const { none, suggestion } = contentOf('en', 'search');
  await page.goto('/privacy');
  await page.locator('[data-search]').click();
  await field(page).fill('guvurnanse');
  await expect(dialog(page).getByText(suggestion)).toBeVisible();
  await expect(dialog(page).getByText(none.title)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('link', { name: 'governance', exact: true }).click();
  await expect(field(page)).toHaveValue('governance');
  await expect(options(page).first()).toContainText('governance');
});

test('where the dialog cannot be had the link leads to its page', async ({ page }) => {
  await page.route('**/search/dialog.json', (route) => route.abort());
  await page.goto('/privacy');
  await page.locator('[data-search]').click();
  await expectPath(page, paths.search);
});

test('what a visitor types before the search is there is searched for too', async ({ page }) => {
  const { promise: arrival, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/search/dialog.json', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/privacy');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('governance');
  come();
  await expect(field(page)).toHaveValue('governance');
  await expect(options(page).first()).toContainText(/governance/i);
});

test('an index that did not come is asked for again when the search is opened again', async ({ page }) => {
  await page.route('**/search/entries.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/privacy');
  await page.locator('[data-search]').click();
  await field(page).fill('governance');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.locator('[data-search]').click();
  await expect(options(page).first()).toContainText(/governance/i);
});
