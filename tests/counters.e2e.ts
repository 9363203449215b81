import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { type Language, languageCodes, languages } from '#i18n/languages.ts';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { localizedPath } from '#i18n/paths.ts';
import { riyadhDay } from '#jobs/job-state.ts';
import { contentOf } from './site-content.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';

/** Milliseconds from the start value to the end value (docs/product.md, section 9). */
const durationMs = 3000;

const figures = (page: Page) => page.locator('dl dd [aria-hidden] > span');
const ends = (language: Language) =>
  contentOf(language, 'firm').counters.strip.map(({ to }: { to: number }) => formatNumber(language, to));

/** Whole calendar years in Riyadh since the firm was founded, as they are today. */
function yearsInBusiness(): number {
  const { founded } = parse(readFileSync('content/site.yaml', 'utf8'));
  return Number(riyadhDay(Date.now()).slice(0, 4)) - founded;
}

for (const language of languageCodes) {
  test.describe(`the counters in ${languages[language].name}`, inLanguage(language), () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('tell their end values', async ({ page }) => {
        await page.goto(localizedPath(language, '/'));
        await expect(figures(page)).toHaveText(ends(language));
        await page.goto(localizedPath(language, '/services'));
        const { services } = contentOf(language, 'firm').counters;
        const three = services.map(({ to }: { to?: number }) =>
          formatNumber(language, to ?? yearsInBusiness()),
        );
        await expect(figures(page)).toHaveText([...three, ...ends(language)]);
      });
    });

    test('stand still where motion is unwelcome', inEnglish, async ({ page }) => {
      await page.goto(localizedPath(language, '/'));
      await page.locator('dl:has(dd [aria-hidden])').hover();
      await expect(figures(page)).toHaveText(ends(language));
    });

    test.describe('with motion', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      test.beforeEach(async ({ page }) => {
        await page.clock.install({ time: 0 });
        await page.clock.pauseAt(1000);
        await page.goto(localizedPath(language, '/'));
      });

      test('run once, when the mouse first enters them', inArabic, async ({ page }) => {
        await expect(figures(page)).toHaveText(ends(language));
        await page.locator('dl:has(dd [aria-hidden])').hover();
        await expectOneRun(page, language);
        await page.locator('main h2').first().hover();
        await page.locator('dl:has(dd [aria-hidden])').hover();
        await page.clock.runFor(durationMs / 10);
        await expect(figures(page)).toHaveText(ends(language));
      });

      test(
        'so do the trees and the carbon of the social responsibility page',
        inEnglish,
        async ({ page }) => {
          await page.goto(localizedPath(language, '/social'));
          const { cards, commitment } = contentOf(language, 'pages/social').social;
          const { count } = cards.items.find((card: { count?: number }) => card.count);
          for (const end of [formatPercent(language, commitment.percent), formatNumber(language, count)]) {
            const figure = page.getByRole('main').locator('span[aria-hidden]', { hasText: end });
            await expect(figure).toHaveText(end);
            const box = await figure.elementHandle();
            await figure.hover();
            await expect
              .poll(async () => {
                await page.clock.runFor(50);
                return box?.textContent();
              })
              .not.toBe(end);
            await page.clock.runFor(durationMs);
            await expect(figure).toHaveText(end);
          }
        },
      );

      test.describe('on a phone', () => {
        test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

        test('run once, when they are first seen', inArabic, async ({ page }) => {
          await page.locator('dl:has(dd [aria-hidden])').scrollIntoViewIfNeeded();
          await expectOneRun(page, language);
        });
      });
    });
  });
}

async function expectOneRun(page: Page, language: Language) {
  const end = ends(language)[0];
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return figures(page).first().textContent();
    })
    .not.toBe(end);
  await page.clock.runFor(durationMs);
  await expect(figures(page)).toHaveText(ends(language));
}
