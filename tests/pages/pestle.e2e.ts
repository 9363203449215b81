import { expect, type Page } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { serviceWith } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { expectHydrated, holdRequests, hydrate } from '../support/page/visit.ts';

const id = serviceWith('pestle');
const path = paths.service(id);
const tab = (page: Page, index: number) => page.getByRole('tab').nth(index);

test('seven letters, from left to right in both languages, open their panels @ar', async ({ page }) => {
  const { factors } = content(`services/${id}`).pestle;
  await open(page, at(path));
  await expect(page.getByRole('tab')).toHaveCount(7);
  const expectLetter = async (index: number) => {
    await expectShown(page, index);
    await expect(page.getByRole('tabpanel')).toContainText(factors[index].title);
  };
  await expectLetter(0);
  const boxes = await Promise.all((await page.getByRole('tab').all()).map((one) => one.boundingBox()));
  const starts = boxes.map((box) => box?.x ?? 0);
  expect(starts).toEqual([...starts].sort((one, other) => one - other));

  for (const act of ['hover', 'click', 'focus'] as const)
    for (const index of [3, 6, 1]) {
      await tab(page, index)[act]();
      await expectLetter(index);
    }
  // case-chooser.e2e.ts tests all keys.
  await tab(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 1);
  await expect(tab(page, 1)).toBeFocused();
});

test('a link opens its panel, which Tab then reaches @ar', async ({ page }) => {
  await page.goto(`${at(path)}#panel-${content(`services/${id}`).pestle.factors[3].id}`);
  await hydrate(page);
  await expectShown(page, 3);
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('on a phone a tap opens a letter’s panel, also before hydration @en', async ({ phone: page }) => {
  const { factors } = content(`services/${id}`).pestle;
  const choose = async (index: number) => {
    await tab(page, index).tap();
    await expect(page.getByRole('heading', { name: factors[index].title })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  };
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(at(path));
  for (const index of [2, 5]) await choose(index);

  await page.unrouteAll();
  const letThrough = await holdRequests(page, '**/_astro/pestle*');
  await page.goto(at(path));
  await choose(4);
  letThrough();
  await expectHydrated(page);
  await expectShown(page, 4);
  for (const index of [5, 2]) {
    await choose(index);
    await expectShown(page, index);
  }
});

/** Opens the page at the factors, and waits until they are hydrated. */
async function open(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  await expectHydrated(page);
}

async function expectShown(page: Page, index: number) {
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(tab(page, index)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
}
