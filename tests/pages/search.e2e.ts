import { expect, type Page, type Request } from '@playwright/test';
import { alternatePath, paths } from '#routing/paths.ts';
import { contentOf, firstService } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { expectLegible, expectLegibleInForcedColors } from '../support/page/contrast.ts';
import { languageLink, menusOn, searchLink } from '../support/page/header-locators.ts';
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  expectPath,
  holdRequests,
  tabTo,
  watch,
} from '../support/page/visit.ts';

/** The bytes that the search may transfer in addition to React. */
const maxBytes = 80_000;

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');

test('a service is found by keyboard, and Escape returns @en', async ({ page, language }) => {
  const { title } = content(`services/${firstService}`);
  const { errors } = watch(page);
  await page.goto(at(paths.page('privacy')));
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(searchLink(page)).toBeFocused();

  await page.goto(at('/'));
  const { button, menu } = menusOn(page, content('ui')).about;
  await tabTo(button);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(menu).toBeHidden();

  await page.keyboard.press('Control+k');
  // Playwright sends Arabic letters as text, which needs a field, and not as the keys that are kept on the way.
  if (language === 'ar') await expect(field(page)).toBeFocused();
  await page.keyboard.type(title);
  await expect(options(page).first()).toContainText(title);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog(page).getByRole('status')).toHaveText(/[\d٠-٩]|نتيج/);
  await expectAccessible(page, 'dialog[open]');
  // All ways of the arrows are in search-dialog.test.tsx.
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('option', { selected: true })).toContainText(title);
  await page.keyboard.press('Enter');
  await expectPath(page, at(paths.service(firstService)));
  expect(errors).toEqual([]);
});

test('the search field shows its focus, and Tab stops only at controls @en', async ({ page }) => {
  await page.goto(at(paths.search));
  await page.getByRole('main').getByRole('textbox').focus();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCSS('outline-style', 'solid');

  await page.goto(at('/'));
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveCSS('outline-style', 'solid');
  const stops: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.localName ?? ''));
  }
  expect(stops.filter((name) => !/^(?:a|button|input|body)$/.test(name))).toEqual([]);
});

test('a section is found by touch, with the words marked @ar', async ({ phone: page }) => {
  await page.goto(at('/'));
  await searchLink(page).tap();
  const [section] = content(`services/${firstService}`).sections;
  await field(page).fill(section.heading);
  const option = options(page).filter({ hasText: section.heading }).first();
  await expect(option.locator('mark').first()).toBeVisible();
  expect((await dialog(page).boundingBox())?.width).toBe(390);
  await expectNoSidewaysScrolling(page);
  await option.tap();
  await expect(page).toHaveURL(`${at(paths.service(firstService))}#${section.id}`);
  await expect(dialog(page)).toHaveCount(0);
});

test('without JavaScript the search page answers @ar', async ({ plainPage: page }) => {
  const search = content('search');
  const { title } = content(`services/${firstService}`);
  const main = page.getByRole('main');
  const query = main.locator('[name="q"]');
  const results = main.locator('ol[aria-labelledby] a');
  await page.goto(at('/'));
  await searchLink(page).click();
  await expectPath(page, at(paths.search));
  await expect(main.getByText(search.start.title)).toBeVisible();

  await query.fill(title);
  await main.getByRole('button', { name: search.submit }).click();
  await expect(query).toHaveValue(title);
  await expect(results.first()).toHaveAttribute('href', at(paths.service(firstService)));
  await expect(results.first().locator('mark')).not.toHaveCount(0);
  const marks = [0, 1, 2].map((index) => results.nth(index).locator('mark').first());
  await expectLegible(marks);
  await expectLegibleInForcedColors(page, marks);
  await expect(main.getByText(search.start.title)).toBeHidden();
  await expectNoSidewaysScrolling(page);

  const campaign = 'utm_source=letter&utm_campaign=%22%3Cb%3E';
  await page.goto(`${at(paths.search)}?${campaign}`);
  await query.fill('xqzwvk');
  await query.press('Enter');
  await expect(main.getByText(search.none.title)).toBeVisible();
  await expect(results).toHaveCount(0);
  await expect(page).toHaveURL(`${at(paths.search)}?${campaign}&q=xqzwvk`);
  await languageLink(page).click();
  await expect(page).toHaveURL(`${alternatePath(at(paths.search))}?${campaign}&q=xqzwvk`);
});

test('the search loads nothing before it opens, and little after @en', async ({ page }) => {
  let fetched: Request[] = [];
  page.on('requestfinished', (request) => fetched.push(request));
  await page.goto(at(paths.page('privacy')), { waitUntil: 'networkidle' });
  await searchLink(page).hover();
  await searchLink(page).focus();
  expect(fetched.filter((request) => new URL(request.url()).pathname.includes('/search'))).toEqual([]);
  fetched = [];
  await searchLink(page).click();
  await field(page).fill(content(`services/${firstService}`).title);
  await expect(options(page).first()).toBeVisible();
  const react = /\/_astro\/(?:react|react-dom|jsx-runtime|client|rolldown-runtime)\./;
  const others = fetched.filter((request) => !react.test(request.url()));
  expect(others.length).toBeGreaterThanOrEqual(3);
  const sizes = await Promise.all(others.map((request) => request.sizes()));
  const bytes = sizes.map(
    ({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize,
  );
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(maxBytes);
});

test('no single key opens the search; a misspelling gets a suggestion @once', async ({ page }) => {
  const { none, suggestion } = contentOf('en', 'search');
  await page.goto(paths.page('contactus'));
  await page.evaluate(() => {
    for (const key of ['/', 'ظ', '-'])
      dispatchEvent(new KeyboardEvent('keydown', { key, code: 'Slash', cancelable: true }));
  });
  const message = page.getByRole('main').locator('textarea');
  await message.fill('');
  await message.press('/');
  await expect(message).toHaveValue('/');
  await expect(dialog(page)).toHaveCount(0);

  await searchLink(page).click();
  await field(page).fill('skorkard');
  await expect(dialog(page).getByText(suggestion)).toBeVisible();
  await expect(dialog(page).getByText(none.title)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await dialog(page).getByRole('link', { name: 'scorecard', exact: true }).first().click();
  await expect(field(page)).toHaveValue('scorecard');
  await expect(options(page).first()).toContainText('scorecard');
});

test('if the dialog cannot load, its link opens the page @once', async ({ page }) => {
  await page.route('**/search/dialog.json', (route) => route.abort());
  await page.goto(paths.page('privacy'));
  await searchLink(page).click();
  await expectPath(page, paths.search);
});

test('a query typed too early, or that failed, is searched again @once', async ({ page }) => {
  const letThrough = await holdRequests(page, '**/search/dialog.json');
  await page.goto(paths.page('privacy'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('scorecard');
  letThrough();
  await expect(field(page)).toHaveValue('scorecard');
  await expect(options(page).first()).toContainText(/scorecard/i);

  await page.route('**/search/entries.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.reload();
  await searchLink(page).click();
  await field(page).fill('scorecard');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await searchLink(page).click();
  await expect(options(page).first()).toContainText(/scorecard/i);
});
