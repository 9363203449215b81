import { expect, type Page } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { illustrationsIn } from './drawn-pictures.ts';
import { test } from './fixtures.ts';
import { numbersOf, plain } from './site-content.ts';
import { splitByLanguage } from './split-by-language.ts';
import { hydrate, openHydrated } from './visit.ts';

/** Sub-cards of each service (docs/product.md, section 3): four, but market intelligence and sales. */
const subCards = (id: number) => ({ 4: 3, 8: 2 })[id] ?? 4;

const explorer = (page: Page) => page.locator('#explorer');
const tile = (page: Page, id: number) =>
  explorer(page)
    .locator('ul > li > a')
    .nth(id - 1);
const detail = (page: Page, id: number) => page.locator(`#service-${id}`);
const back = (page: Page, id: number) => detail(page, id).getByRole('link').first();

test('each of ten tiles opens its service, and closes it', async ({ page, at, content, language }) => {
  const { explorer: labels } = content('pages/home');
  await openHydrated(page, at('/'));
  for (const id of splitByLanguage(numbersOf('services'), language))
    await test.step(`service ${id}`, async () => {
      const service = content(`services/${id}`);
      const shown = detail(page, id);
      const cards = shown.getByRole('listitem');
      await tile(page, id).click();
      await expect(page).toHaveURL(`${at('/')}#service-${id}`);
      await expect(explorer(page).getByRole('article')).toHaveCount(1);
      await expect(shown.getByRole('heading', { level: 3 })).toHaveText(service.title);
      await expect(shown.getByRole('paragraph').first()).toHaveText(plain(service.description));
      await expect(shown.locator('img')).toBeVisible();
      await expect(cards).toHaveCount(subCards(id));
      const titles = service.subCards.map(({ title }: { title: string }) => plain(title));
      await expect(cards.getByRole('heading', { level: 4 })).toHaveText(titles);
      expect(await illustrationsIn(cards)).toEqual(service.subCards.map(({ id }: { id: string }) => id));
      const more = shown.getByRole('link', { name: `${labels.more} ${service.title}` });
      await expect(more).toHaveAttribute('href', at(paths.service(id)));
      await expect(tile(page, id)).toBeHidden();
      await shown.getByRole('link', { name: labels.back }).click();
      await expect(explorer(page).getByRole('article')).toHaveCount(0);
      await expect(tile(page, id)).toBeVisible();
    });
});

test('a link opens a service; its sub-cards tell more when asked @en', async ({ page, at }) => {
  await page.goto(`${at('/')}#service-6`);
  await expect(detail(page, 6)).toBeVisible();
  await expect(detail(page, 6)).toBeInViewport();
  const card = (index: number) => detail(page, 6).getByRole('listitem').nth(index);
  const more = (index: number) => card(index).getByRole('paragraph');
  await expect(more(1)).toHaveCSS('opacity', '0');
  await card(1).hover();
  await expect(more(1)).toHaveCSS('opacity', '1');
  await card(2).focus();
  await expect(more(2)).toHaveCSS('opacity', '1');
  await back(page, 6).click();
  await expect(tile(page, 6)).toBeVisible();
});

test('focus, Back and Forward go into a service and out @ar', async ({ page, at }) => {
  await page.goto(at(paths.page('offices')));
  await openHydrated(page, at('/'));
  const waysBack = [() => page.goBack(), () => page.keyboard.press('Enter')];
  for (const [index, goBack] of waysBack.entries()) {
    const id = 5 + index;
    await tile(page, id).focus();
    await page.keyboard.press('Enter');
    await expect(detail(page, id)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(back(page, id)).toBeFocused();
    await goBack();
    await expect(tile(page, id)).toBeFocused();
    await expect(tile(page, id)).toBeInViewport();
    await expect(detail(page, id)).toBeHidden();
    if (index > 0) continue;
    await page.goForward();
    await expect(detail(page, id)).toBeVisible();
    await page.goBack();
    await expect(tile(page, id)).toBeVisible();
  }
  // The Back link has left nothing behind that Back would bring up again.
  await page.goBack();
  await expect(page).toHaveURL(at(paths.page('offices')));
});

test('where the details cannot be had a tile leads to its service @en', async ({ page, at }) => {
  await page.route('**/services/details.json', (route) => route.abort());
  await page.goto(at('/'));
  await hydrate(page);
  await tile(page, 3).click();
  await expect(page).toHaveURL(at(paths.service(3)));
});

test('on a phone the sub-cards tell all they have @ar', async ({ phone: page, at }) => {
  await openHydrated(page, at('/'));
  await tile(page, 4).tap();
  for (const text of await detail(page, 4).getByRole('listitem').getByRole('paragraph').all())
    await expect(text).toHaveCSS('opacity', '1');
});
