import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { articlesOf, entriesOf, firstService } from '../support/content/site-content.ts';
import { at, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page/visit.ts';

const property = (target: Locator, name: string, part = '') =>
  target.evaluate(
    (element, [name, part]) => getComputedStyle(element, part || null).getPropertyValue(name ?? ''),
    [name, part] as const,
  );

/** Returns the background colour that the visitor has chosen. */
const background = (page: Page) => property(page.locator('body'), 'background-color');

test.describe('with the visitor’s colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme: 'dark' });

  test('bullets, marks, bars and the letters of people are visible @once', async ({ page }) => {
    await page.goto('/');
    const slides = page.getByRole('region').first().locator('ul');
    expect(await property(slides, 'background-color', '::before')).not.toBe(await background(page));
    await page.goto(paths.service(firstService));
    const bullet = page.locator('main li > .diamond').first();
    expect(await property(bullet, 'background-color')).not.toBe(await background(page));
    const point = page.locator('article div > ul > li').first();
    for (const { id } of articlesOf('en')) {
      await page.goto(paths.article(id));
      if ((await point.count()) === 0) continue;
      expect(await property(point, 'background-color', '::before'), id).not.toBe(await background(page));
    }

    const fills: string[][] = [];
    for (const { path } of entriesOf('en', 'cases')) {
      await page.goto(path);
      for (const chart of await page.locator('figure svg:has(rect)').all())
        fills.push(
          await chart.locator('rect').evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill)),
        );
    }
    expect(fills.length).toBeGreaterThan(0);
    for (const [before, after] of fills) expect(before).not.toBe(after);

    await page.goto(paths.page('ourpeople'));
    for (const letters of await page.locator('main [data-background]').all())
      await expect(letters).toHaveCSS('forced-color-adjust', 'none');
  });

  test('wrong and correct fields differ @en', async ({ page }) => {
    await openHydrated(page, at(paths.page('contactus')));
    const email = page.locator('main input[type="email"]');
    const width = await property(email, 'border-inline-start-width');
    await email.fill('no address');
    await email.blur();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(await property(email, 'border-inline-start-width')).not.toBe(width);
  });
});

test('with more contrast there is no grey text and no faint line @once', async ({ page }) => {
  await page.goto(paths.page('offices'));
  const roles = () =>
    page.locator('footer, body').evaluateAll((backgrounds) =>
      backgrounds.map((background) => {
        const style = getComputedStyle(background);
        const role = (name: string) => style.getPropertyValue(name);
        return [role('--ink-2') === role('--ink'), role('--line') === role('--line-strong')];
      }),
    );
  expect((await roles()).flat()).toEqual([false, false, false, false]);
  await page.emulateMedia({ contrast: 'more' });
  expect((await roles()).flat()).toEqual([true, true, true, true]);
});
