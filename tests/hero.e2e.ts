import { expect, type Page, test } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath } from '#i18n/paths.ts';
import { contentOf } from './site-content.ts';
import { splitByLanguage } from './split-by-language.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { hydrate } from './visit.ts';

const panels = (page: Page) => page.locator('main section').first().locator('ul');
const panel = (page: Page, index: number) => panels(page).locator('li').nth(index);

/** The ways to choose a panel of the hero on a wide screen. */
const waysToChoose: Record<string, (page: Page, index: number) => Promise<void>> = {
  hover: (page, index) => panel(page, index).hover(),
  'hover far above its words': (page, index) => hoverUnderTheBar(page, index),
  focus: (page, index) => panel(page, index).locator('a:visible').focus(),
  tap: (page, index) => panel(page, index).locator('h2').tap(),
};

for (const language of languageCodes) {
  const { slides } = contentOf(language, 'pages/home').hero;

  test.describe(`the hero in ${languages[language].name}`, inLanguage(language), () => {
    test.use({ hasTouch: true });
    test.beforeEach(({ page }) => page.goto(localizedPath(language, '/')));

    test(
      'shows a panel’s link on the first tap on its place, and follows it on the next',
      inEnglish,
      async ({ page }) => {
        await hydrate(page);
        const url = page.url();
        await panel(page, 2).locator('a:visible').tap();
        await expectShown(page, 2);
        expect(page.url()).toBe(url);
        await panel(page, 2).locator('a:visible').tap();
        await expect(page).not.toHaveURL(url);
      },
    );

    for (const [way, choose] of splitByLanguage(Object.entries(waysToChoose), language)) {
      test(`shows a panel’s title, description and button on ${way}, and how far along it is`, async ({
        page,
      }) => {
        await hydrate(page);
        for (const index of [1, 2, 3, 0]) {
          await choose(page, index);
          await expectShown(page, index);
          await expect(panel(page, index).locator('h2')).toHaveText(slides[index].title);
          await expect(panel(page, index).locator('p')).toHaveText(slides[index].description);
        }
      });
    }

    test('returns to the first panel when the mouse leaves', inEnglish, async ({ page }) => {
      await panel(page, 2).hover();
      await expectShown(page, 2);
      await page.locator('[data-bar] a').first().hover();
      await expectShown(page, 0);
    });

    test(
      'follows the last that a visitor did, with the mouse or the keyboard',
      inArabic,
      async ({ page }) => {
        await hydrate(page);
        await panel(page, 3).hover();
        await panel(page, 1).locator('a:visible').focus();
        await expectShown(page, 1);
        await panel(page, 2).hover();
        await expectShown(page, 2);
      },
    );

    test('shows each panel before another picture', inEnglish, async ({ page }) => {
      await hydrate(page);
      for (const index of [0, 1, 2, 3]) {
        await panel(page, index).hover();
        const shown = () =>
          panels(page)
            .locator('li')
            .evaluateAll((items) =>
              items.map((item) => getComputedStyle(item.querySelector('div') as Element).opacity),
            );
        await expect.poll(shown).toEqual([0, 1, 2, 3].map((one) => (one === index ? '1' : '0')));
        await expect.poll(() => panel(page, index).locator('img').evaluate(isLoaded)).toBe(true);
      }
    });

    test('has buttons that lead on, the second elsewhere than on a phone', async ({ page }) => {
      const targets = () => panels(page).locator('a').evaluateAll(shownTargets);
      const to = (paths: string[]) => paths.map((path) => localizedPath(language, path));
      expect(await targets()).toEqual(to(['/services', '/insights', '/services/6', '/services/7']));
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await targets()).toEqual(to(['/services', '/services/3', '/services/6', '/services/7']));
    });

    test('is as high as the screen', inArabic, async ({ page }) => {
      for (const [width, height] of [
        [1440, 900],
        [2560, 1440],
        [820, 1180],
      ] as const) {
        await page.setViewportSize({ width, height });
        const box = await page.locator('main section').first().boundingBox();
        expect(box).toEqual({ x: 0, y: 0, width, height });
      }
    });

    test.describe('before its script is there', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'shows the picture of the panel under the mouse, and how far along it is',
        inEnglish,
        async ({ page }) => {
          await panel(page, 2).hover();
          await expect(panel(page, 2).locator('div').first()).toHaveCSS('opacity', '1');
          await expectProgress(page, 2);
          await page.locator('[data-bar] a').first().hover();
          await expectProgress(page, 0);
        },
      );
    });
  });
}

/** The panel's text can be seen, and the bar reaches from the reading side to the panel's end. */
async function expectShown(page: Page, index: number) {
  await expect(panel(page, index).locator('p')).toHaveCSS('opacity', '1');
  await expect(panel(page, index).locator('a:visible')).toHaveCSS('opacity', '1');
  await expect(panel(page, (index + 1) % 4).locator('p')).toHaveCSS('opacity', '0');
  await expectProgress(page, index);
}

async function expectProgress(page: Page, index: number) {
  await expect
    .poll(() => panels(page).evaluate(progress))
    .toEqual({ percent: (index + 1) * 25, fromStart: 0 });
}

function progress(list: Element) {
  const bar = getComputedStyle(list, '::before');
  const percent = Math.round((Number.parseFloat(bar.inlineSize) / list.clientWidth) * 100);
  return { percent, fromStart: Number.parseFloat(bar.insetInlineStart) };
}

/** The mouse goes to where a panel's column begins, below the bar. */
async function hoverUnderTheBar(page: Page, index: number) {
  const box = await panel(page, index).boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, 120);
}

const isLoaded = (image: Element) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

const shownTargets = (links: Element[]) =>
  links.filter((link) => getComputedStyle(link).display !== 'none').map((link) => link.getAttribute('href'));
