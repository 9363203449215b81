import { expect } from '@playwright/test';
import { languageCodes } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { computedColor } from '../support/content/palette.ts';
import { contentOf, firstService, serviceWith } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { languageLink, menusOn } from '../support/page/header-locators.ts';
import { tabTo } from '../support/page/visit.ts';

test('with reduced motion nothing moves longer than a moment @en', async ({ page }) => {
  await page.goto(at('/'));
  await page.locator('main li').nth(2).hover();
  await page.goto(`${at('/')}#service-${firstService}`);
  const moves = () =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration));
  expect((await page.evaluate(moves)).filter((duration) => duration > 10)).toEqual([]);
});

test('the keyboard reaches all of home, in order @ar', async ({ page }) => {
  test.slow();
  await page.goto(at('/'));
  const { about, services } = menusOn(page, content('ui'));
  await tabTo(about.button);
  await page.keyboard.press('Enter');
  await expect(about.menu).toBeVisible();
  await tabTo(services.button);
  await expect(about.menu).toBeHidden();
  await page.keyboard.press('Space');
  await expect(services.menu).toBeVisible();
  await tabTo(languageLink(page));
  await expect(services.menu).toBeHidden();

  for (const slide of await page.getByRole('region').first().getByRole('listitem').all()) {
    await tabTo(slide.getByRole('link'));
    await expect(slide.getByRole('paragraph')).toHaveCSS('opacity', '1');
  }
  await tabTo(page.locator('#explorer').getByRole('listitem').first().getByRole('link'));
  await page.keyboard.press('Enter');
  const service = page.locator(`#service-${firstService}`);
  await expect(service).toBeFocused();
  await tabTo(service.getByRole('listitem').last());
  await tabTo(page.getByRole('tab', { selected: true }));
  await page.keyboard.press('End');
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  const more = page.getByRole('tabpanel').getByRole('link');
  await tabTo(more);
  await expect(more).toBeInViewport();
});

test('the skip link leads past the header @en', async ({ page }) => {
  await page.goto(at(paths.page('services')));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: content('ui').skip })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('in print the header is gone and every part of a service is open @once', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [index, language] of languageCodes.entries()) {
    const id = [firstService, serviceWith('swot')][index] ?? firstService;
    const { sections, swot, pestle } = contentOf(language, `services/${id}`);
    await page.goto(localizedPath(language, paths.service(id)));
    await expect(page.locator('header').first()).toBeHidden();
    for (const part of [...sections, ...(swot?.categories ?? [])]) {
      await expect(page.locator(`#${part.id}`)).toBeVisible();
      expect((await page.locator(`#${part.id}`).boundingBox())?.height, part.id).toBeGreaterThan(50);
    }
    for (const { title } of pestle?.letters ?? [])
      await expect(page.getByRole('heading', { name: title, includeHidden: true })).toBeVisible();
    await expect(page.locator('h1')).toHaveCSS('color', computedColor('ink-900'));
    await expect(page.getByText('https://www.firm.example')).toBeVisible();
  }
});

test('in print contact links show no address, and cities stay with their heading @ar', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(at(paths.page('contactus')));
  const links = page.locator('main a:is([href^="https://wa.me"], [href^="tel:"], [href^="mailto:"])');
  expect(await links.count()).toBeGreaterThan(1);
  const added = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link, '::after').content),
  );
  expect(added.filter((content) => content !== 'none')).toEqual([]);
  await expect(page.locator('main form ~ * picture, main picture')).toBeHidden();
  for (const id of ['ourpeople', 'whoweare'] as const) {
    await page.goto(at(paths.page(id)));
    const head = page
      .locator('div:has(> h2)')
      .filter({ hasText: content('ui').cities.title })
      .last();
    if ((await head.count()) > 0) await expect(head).toHaveCSS('break-after', 'avoid');
  }
});
