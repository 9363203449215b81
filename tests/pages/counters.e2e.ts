import { expect, type Locator, type Page } from '@playwright/test';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { paths } from '#routing/paths.ts';
import { at, content, test } from '../support/fixtures.ts';
import { figures, socialEnds, stripEnds } from '../support/page/counter-figures.ts';

/** Milliseconds from the start value to the end value (docs/product.md, section 9). */
const durationMs = 3000;

const strip = (page: Page) => page.locator('dl:has(dd [aria-hidden])');

test('the counters do not run with reduced motion @en', async ({ page, language }) => {
  await page.goto(at('/'));
  await strip(page).hover();
  await expect(figures(page)).toHaveText(stripEnds(language));
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the counters run once, under a mouse or on a phone @ar', async ({ page, phone, language }) => {
    const expectRun = async (visitor: Page, see: () => Promise<void>) => {
      await freeze(visitor);
      await visitor.goto(at('/'));
      await expect(figures(visitor)).toHaveText(stripEnds(language));
      await see();
      await expectOneRun(visitor, figures(visitor).first(), stripEnds(language)[0]);
      await expect(figures(visitor)).toHaveText(stripEnds(language));
    };
    await expectRun(phone, () => strip(phone).scrollIntoViewIfNeeded());
    await expectRun(page, () => strip(page).hover());
    await page.getByRole('heading', { level: 2 }).first().hover();
    await strip(page).hover();
    await page.clock.runFor(durationMs / 10);
    await expect(figures(page)).toHaveText(stripEnds(language));
  });

  test('the counters of social responsibility run too @en', async ({ page, language }) => {
    await freeze(page);
    await page.goto(at(paths.page('social')));
    await strip(page).hover();
    await expectOneRun(page, figures(page).last(), socialEnds(language).at(-1));
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
});

async function freeze(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Expects that a figure leaves its end value and returns to it in time. */
async function expectOneRun(
  page: Page,
  figure: Pick<Locator, 'textContent'> | null,
  end: string | undefined,
) {
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return figure?.textContent();
    })
    .not.toBe(end);
  await page.clock.runFor(durationMs);
}
