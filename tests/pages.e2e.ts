import { expect } from '@playwright/test';
import { languages } from '#i18n/languages.ts';
import { expectRoomForText } from './enlarged-text.ts';
import { test } from './fixtures.ts';
import { languageOf, pageKinds, pages, samples, templateOf } from './site-content.ts';
import { expectAccessible, expectNoSidewaysScrolling, pageScript, watch } from './visit.ts';

/** A page of each kind is visited once in both widths: Arabic ones first on a phone, English ones on a desktop. */
const widths = { ar: [390, 1440], en: [1440, 390] } as const;
const fontsOfOtherScript = { ar: /newsreader|plex-sans/, en: /markazi|plex-arabic/ };

/** These pages need no script file but the header's. */
const withoutIsland = /\/(?:terms|insights\/.+)$/;

/** Templates of each of these go together: as many parts as keep four workers busy to the end. */
const parts = Map.groupBy(pageKinds, (path) => `${languages[languageOf(path)].name}, ${partOf(path)}`);

function partOf(path: string): number {
  return 1 + ([...new Set(pages.map(templateOf))].indexOf(templateOf(path)) % 4);
}

for (const [part, alike] of parts) {
  const language = languageOf(alike[0] ?? '');
  const [width, other] = widths[language];
  test(`each page is whole on a phone and a desktop: ${part} @once`, async ({ page }) => {
    test.slow();
    const { errors, files } = watch(page);
    for (const path of alike) {
      await test.step(path, async () => {
        // Requests of the previous page at the new width do not count.
        await page.goto('about:blank');
        await page.setViewportSize({ width, height: 900 });
        files.length = 0;
        const answer = await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const fonts = files.filter((file) => file.endsWith('.woff2'));

        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', languages[language].dir);
        await expect(page.locator('h1')).toHaveCount(1);
        expect(fonts.length).toBeLessThanOrEqual(2);
        expect(fonts.filter((file) => fontsOfOtherScript[language].test(file))).toEqual([]);

        // Slow checks run on one page of each template.
        const isSample = process.env.TEST_ALL || samples.includes(path);
        await expectNoSidewaysScrolling(page);
        if (isSample) await expectAccessible(page, 'html');
        for (const width of isSample ? [other, 360, 1024] : [other]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoSidewaysScrolling(page);
        }
        if (withoutIsland.test(path))
          expect(files.filter((file) => file.endsWith('.js'))).toEqual([pageScript]);
        expect(errors).toEqual([]);
        if (isSample) await expectRoomForText(page);
      });
    }
  });
}

test('the page for a missing address fits every width and text size', async ({ page, at }) => {
  await page.goto(at('/nowhere'));
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScrolling(page);
  }
  await expectRoomForText(page);
});
