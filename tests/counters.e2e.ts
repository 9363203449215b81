import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#i18n/languages.ts';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { riyadhDay } from '#jobs/job-state.ts';
import { onPhone, test } from './fixtures.ts';
import { contentOf, siteFacts } from './site-content.ts';

/** Milliseconds from the start value to the end value (docs/product.md, section 9). */
const durationMs = 3000;
const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

const strip = (page: Page) => page.locator('dl:has(dd [aria-hidden])');
const figures = (page: Page) => page.locator('dl dd [aria-hidden] > span');
const ends = (language: Language) =>
  contentOf(language, 'firm').counters.strip.map(({ to }: { to: number }) => formatNumber(language, to));

const socialEnds = (language: Language) => [5, 200, 1000].map((end) => formatNumber(language, end));

/** Whole calendar years in Riyadh since the firm was founded, as they are today. */
const yearsInBusiness = () => Number(riyadhDay(Date.now()).slice(0, 4)) - siteFacts().founded;

test('without JavaScript counters tell their ends', async ({ plainPage: page, at, content, language }) => {
  await page.goto(at('/'));
  await expect(figures(page)).toHaveText(ends(language));
  await page.goto(at('/social'));
  await expect(figures(page)).toHaveText(socialEnds(language));
  await page.goto(at('/services'));
  const three = content('firm').counters.services.map(({ to = yearsInBusiness() }: { to?: number }) =>
    formatNumber(language, to),
  );
  await expect(figures(page)).toHaveText([...three, ...ends(language)]);
});

test('the counters stand still where motion is unwelcome @en', async ({ page, at, language }) => {
  await page.goto(at('/'));
  await strip(page).hover();
  await expect(figures(page)).toHaveText(ends(language));
});

test.describe('with motion', () => {
  test.use(inMotion);

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  });

  test('the counters run once, when the mouse first enters them @ar', async ({ page, at, language }) => {
    await page.goto(at('/'));
    await expect(figures(page)).toHaveText(ends(language));
    await strip(page).hover();
    await expectOneRun(page, figures(page).first(), ends(language)[0]);
    await expect(figures(page)).toHaveText(ends(language));
    await page.locator('main h2').first().hover();
    await strip(page).hover();
    await page.clock.runFor(durationMs / 10);
    await expect(figures(page)).toHaveText(ends(language));
  });

  test('those of social responsibility, trees and carbon @en', async ({ page, at, content, language }) => {
    await page.goto(at('/social'));
    await strip(page).hover();
    await expectOneRun(page, figures(page).last(), formatNumber(language, 1000));
    await expect(figures(page)).toHaveText(socialEnds(language));
    const { cards, commitment } = content('pages/social').social;
    const { count } = cards.items.find((card: { count?: number }) => card.count);
    for (const end of [formatPercent(language, commitment.percent), formatNumber(language, count)]) {
      const figure = page.getByRole('main').locator('span[aria-hidden]', { hasText: end });
      await expect(figure).toHaveText(end);
      const box = await figure.elementHandle();
      await figure.hover();
      await expectOneRun(page, box, end);
      await expect(figure).toHaveText(end);
    }
  });

  test.describe('on a phone @ar', () => {
    test.use(onPhone);

    test('the counters run once, when they are first seen', async ({ page, at, language }) => {
      await page.goto(at('/'));
      await strip(page).scrollIntoViewIfNeeded();
      await expectOneRun(page, figures(page).first(), ends(language)[0]);
      await expect(figures(page)).toHaveText(ends(language));
    });
  });
});

/** A figure leaves its end value, and has its time to come back to it. */
async function expectOneRun(page: Page, figure: Pick<Locator, 'textContent'> | null, end: string) {
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return figure?.textContent();
    })
    .not.toBe(end);
  await page.clock.runFor(durationMs);
}
