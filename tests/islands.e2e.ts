import { expect, type Response, test } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath } from '#i18n/paths.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { expectHydrated, pageScript, waitingIsland, watch } from './visit.ts';

/** Milliseconds from load until the code of the islands is fetched (docs/decisions/islands.md). */
const fetchDelayMs = 1000;
const isScript = (file: string) => file.endsWith('.js');
/** The script files that a page's HTML names. */
const namedIn = async (page: Response | null) =>
  [...((await page?.text()) ?? '').matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file = '']) => file);

for (const language of languageCodes) {
  test.describe(`in ${languages[language].name}`, inLanguage(language), () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
    });

    test(
      'a page without an island asks for the one script of every page and no other, ever',
      inEnglish,
      async ({ page }) => {
        const { files } = watch(page);
        await page.goto(localizedPath(language, '/whoweare'));
        await page.mouse.move(300, 300);
        await page.mouse.wheel(0, 4000);
        await page.clock.runFor(10 * fetchDelayMs);
        await page.waitForLoadState('networkidle');
        expect(files.filter(isScript)).toEqual([pageScript]);
      },
    );

    test(
      'home fetches the code of its islands a second after load, and runs it at the first interaction',
      inArabic,
      async ({ page }) => {
        const { files } = watch(page);
        const named = await namedIn(await page.goto(localizedPath(language, '/')));
        await page.clock.runFor(fetchDelayMs - 1);
        await page.waitForLoadState('networkidle');
        expect(named).toHaveLength(1);
        expect(files.filter(isScript).sort()).toEqual(named.sort());

        const fetched = page.waitForResponse((response) => isScript(response.url()));
        await page.clock.runFor(1);
        await fetched;
        await page.waitForLoadState('networkidle');
        await expect(page.locator(waitingIsland)).not.toHaveCount(0);

        await page.mouse.move(300, 300);
        await expectHydrated(page);
        expect(files.filter(isScript)).toEqual([...new Set(files.filter(isScript))]);
      },
    );
  });
}
