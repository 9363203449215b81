import { expect, type Page, test } from '@playwright/test';
import { languageCodes, languages } from '#language/languages.ts';
import { localizedPath } from '#language/paths.ts';
import { words } from './site.ts';

const hero = (page: Page) => page.locator('[data-hero]');
const panel = (page: Page, index: number) => page.locator(`li[data-slide="${index}"]`);

/** The ways to choose a panel of the hero on a wide screen. */
const waysToChoose: Record<string, (page: Page, index: number) => Promise<void>> = {
  hover: (page, index) => panel(page, index).hover(),
  focus: (page, index) => panel(page, index).locator('a:visible').focus(),
  // A tap of a finger, for which nothing hovers.
  click: (page, index) => panel(page, index).dispatchEvent('click'),
};

for (const language of languageCodes) {
  const { slides } = words(language, 'pages/home').hero;

  test.describe(`the hero in ${languages[language].name}`, () => {
    test.beforeEach(({ page }) => page.goto(localizedPath(language, '/')));

    for (const [way, choose] of Object.entries(waysToChoose)) {
      test(`shows a panel’s title, description and button on ${way}, and how far along it is`, async ({
        page,
      }) => {
        for (const index of [1, 2, 3, 0]) {
          await choose(page, index);
          await expectShown(page, index);
          await expect(panel(page, index).locator('h2')).toHaveText(slides[index].title);
          await expect(panel(page, index).locator('p')).toHaveText(slides[index].description);
        }
      });
    }

    test('returns to the first panel when the mouse leaves', async ({ page }) => {
      await panel(page, 2).hover();
      await expectShown(page, 2);
      await page.locator('[data-bar] a').first().hover();
      await expectShown(page, 0);
    });

    test('has buttons that lead on, the second elsewhere than on a phone', async ({ page }) => {
      const targets = () => page.locator('li[data-slide] a').evaluateAll(shownTargets);
      const to = (paths: string[]) => paths.map((path) => localizedPath(language, path));
      expect(await targets()).toEqual(to(['/services', '/insights', '/services/6', '/services/7']));
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await targets()).toEqual(to(['/services', '/services/3', '/services/6', '/services/7']));
    });
  });
}

/** The panel's words can be seen, and the bar reaches from the side where reading begins to the panel's end. */
async function expectShown(page: Page, index: number) {
  await expect(panel(page, index).locator('p')).toHaveCSS('opacity', '1');
  await expect(panel(page, index).locator('a:visible')).toHaveCSS('opacity', '1');
  await expect(panel(page, (index + 1) % 4).locator('p')).toHaveCSS('opacity', '0');
  await expect
    .poll(() => hero(page).locator('ul').evaluate(progress))
    .toEqual({ percent: (index + 1) * 25, fromStart: 0 });
}

function progress(list: Element) {
  const bar = getComputedStyle(list, '::before');
  const percent = Math.round((Number.parseFloat(bar.inlineSize) / list.clientWidth) * 100);
  return { percent, fromStart: Number.parseFloat(bar.insetInlineStart) };
}

const shownTargets = (links: Element[]) =>
  links.filter((link) => getComputedStyle(link).display !== 'none').map((link) => link.getAttribute('href'));
