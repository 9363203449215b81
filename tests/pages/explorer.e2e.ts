import { expect, type Page } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { firstService, lastService, plain, serviceIds } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { illustrationsIn } from '../support/page/illustrations.ts';
import { openHydrated } from '../support/page/visit.ts';
import { splitByLanguage } from '../support/split-by-language.ts';

const explorer = (page: Page) => page.locator('#explorer');
const tile = (page: Page, id: number) => explorer(page).locator('ul > li > a').nth(serviceIds.indexOf(id));
const detail = (page: Page, id: number) => page.locator(`#service-${id}`);
const back = (page: Page, id: number) => detail(page, id).getByRole('link').first();

test('each tile opens its service, and closes it', async ({ page, language }) => {
  const { explorer: labels } = content('pages/home');
  await openHydrated(page, at('/'));
  for (const id of splitByLanguage(serviceIds, language))
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

test('a link opens a service; its sub-cards unfold, or are whole on a phone @en', async ({ page, phone }) => {
  await page.goto(`${at('/')}#service-${firstService}`);
  await expect(detail(page, firstService)).toBeVisible();
  await expect(detail(page, firstService)).toBeInViewport();
  const card = (index: number) => detail(page, firstService).getByRole('listitem').nth(index);
  const more = (index: number) => card(index).getByRole('paragraph');
  await expect(more(1)).toHaveCSS('opacity', '0');
  await card(1).hover();
  await expect(more(1)).toHaveCSS('opacity', '1');
  await card(2).focus();
  await expect(more(2)).toHaveCSS('opacity', '1');
  await back(page, firstService).click();
  await expect(tile(page, firstService)).toBeVisible();

  await phone.goto(`${at('/')}#service-${firstService}`);
  await expect(detail(phone, firstService)).toBeVisible();
  for (const text of await detail(phone, firstService).getByRole('listitem').getByRole('paragraph').all())
    await expect(text).toHaveCSS('opacity', '1');
});

test('focus, Back and Forward enter and leave a service @ar', async ({ page }) => {
  await page.goto(at(paths.page('offices')));
  await openHydrated(page, at('/'));
  const waysBack = [() => page.goBack(), () => page.keyboard.press('Enter')];
  for (const [index, goBack] of waysBack.entries()) {
    const id = serviceIds.at(-1 - index) ?? 0;
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
  // The Back link leaves no step that Back would return to.
  await page.goBack();
  await expect(page).toHaveURL(at(paths.page('offices')));
});

test('if the details cannot load, a tile leads to its service, and Back home @en', async ({ page }) => {
  await page.route('**/services/details.json', (route) => route.abort());
  await openHydrated(page, at('/'));
  await tile(page, lastService).click();
  await expect(page).toHaveURL(at(paths.service(lastService)));
  await page.goBack();
  await expect(page).toHaveURL(at('/'));
});
