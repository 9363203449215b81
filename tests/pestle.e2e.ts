import { expect, type Page, test } from '@playwright/test';
import { type Language, languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { contentOf } from './site-content.ts';
import { splitByLanguage } from './split-by-language.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { expectHydrated, hydrate } from './visit.ts';

for (const language of languageCodes) {
  const { pestle } = contentOf(language, 'services/3');

  test.describe(`the seven letters in ${languages[language].name}`, inLanguage(language), () => {
    test('show the first before anything is touched, and run from left to right', async ({ page }) => {
      await open(page, language);
      await expect(page.getByRole('tab')).toHaveCount(7);
      await expectShown(page, 0);
      await expect(page.getByRole('tabpanel')).toContainText(pestle.letters[0].title);
      const boxes = await Promise.all((await page.getByRole('tab').all()).map((tab) => tab.boundingBox()));
      const starts = boxes.map((box) => box?.x ?? 0);
      expect(starts).toEqual([...starts].sort((one, other) => one - other));
    });

    for (const act of splitByLanguage(['hover', 'click', 'focus'] as const, language)) {
      test(`show what belongs to a letter on ${act}`, async ({ page }) => {
        await open(page, language);
        for (const index of [3, 6, 1]) {
          await page.getByRole('tab').nth(index)[act]();
          await expectShown(page, index);
          await expect(page.getByRole('tabpanel')).toContainText(pestle.letters[index].title);
        }
      });
    }

    test('are walked with the arrow keys as they stand', async ({ page }) => {
      await open(page, language);
      await page.getByRole('tab').first().focus();
      for (const [key, index] of [
        ['ArrowRight', 1],
        ['ArrowRight', 2],
        ['ArrowLeft', 1],
        ['End', 6],
        ['ArrowRight', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expectShown(page, index);
        await expect(page.getByRole('tab').nth(index)).toBeFocused();
      }
    });

    test('open the panel that a link names, which Tab then reaches', inArabic, async ({ page }) => {
      await page.goto(`${localizedPath(language, paths.service(3))}#panel-${pestle.letters[3].id}`);
      await hydrate(page);
      await expectShown(page, 3);
      await page.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tabpanel')).toBeFocused();
    });

    test('keep a tap that comes before their code', inEnglish, async ({ page }) => {
      const { promise: arrival, resolve: come } = Promise.withResolvers<void>();
      await page.route('**/_astro/pestle*', async (route) => {
        await arrival;
        await route.continue();
      });
      await page.goto(localizedPath(language, paths.service(3)));
      await page.getByRole('tab').nth(4).click();
      await expect(page.getByRole('heading', { name: pestle.letters[4].title })).toBeVisible();
      come();
      await expectHydrated(page);
      await expectShown(page, 4);
    });

    test('show their texts where no script file can be had', inArabic, async ({ page }) => {
      await page.route('**/_astro/*.js', (route) => route.abort());
      await page.goto(localizedPath(language, paths.service(3)));
      for (const index of [2, 5]) {
        await page.getByRole('tab').nth(index).click();
        await expect(page.getByRole('heading', { name: pestle.letters[index].title })).toBeVisible();
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
      }
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('show what belongs to a letter on a tap', inEnglish, async ({ page }) => {
        await open(page, language);
        await expectShown(page, 0);
        for (const index of [5, 2]) {
          await page.getByRole('tab').nth(index).tap();
          await expectShown(page, index);
        }
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('stand aside: all seven texts are there to read', async ({ page }) => {
        await page.goto(localizedPath(language, paths.service(3)));
        for (const { title } of pestle.letters) {
          await expect(page.getByRole('heading', { name: title })).toBeVisible();
        }
      });
    });
  });
}

/** Opens the page at the letters, once they have come alive. */
async function open(page: Page, language: Language) {
  await page.goto(localizedPath(language, paths.service(3)));
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  await expectHydrated(page);
}

async function expectShown(page: Page, index: number) {
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
}
