import { expect, type Locator, type Page, test } from '@playwright/test';
import type { CaseStudy } from '#content/schemas/case.ts';
import { languageCodes, languages } from '#i18n/languages.ts';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { contentOf } from './site-content.ts';
import { inLanguage } from './tags.ts';
import { expectPath } from './visit.ts';

const charts = (page: Page) => page.getByRole('main').getByRole('img');

for (const language of languageCodes) {
  const path = (id: string) => localizedPath(language, contentOf(language, `cases/${id}`).path);
  const labels = contentOf(language, 'ui').cases;

  test.describe(`a case study in ${languages[language].name}`, inLanguage(language), () => {
    for (const id of ['samtech', 'tradimos'] as const) {
      const statistics: NonNullable<CaseStudy['statistics']> = contentOf(language, `cases/${id}`).statistics;

      test(`writes, explains and draws the three figures of ${id}`, async ({ page }) => {
        await page.goto(path(id));
        await expect(charts(page)).toHaveCount(3);
        for (const [index, { figure, sign, label, explanation, chart }] of statistics.entries()) {
          const entry = page.getByRole('region', { name: labels.figures }).locator('dl > div').nth(index);
          for (const text of [formatPercent(language, figure, sign), label, explanation]) {
            await expect(entry.getByText(text, { exact: true })).toBeVisible();
          }
          const image = entry.getByRole('img', { name: chart.measure });
          await expect(image).toHaveAccessibleDescription(chart.description);
          const digits = [chart.before, chart.after].map((value) => formatNumber(language, value));
          await expect(entry.locator('figure span')).toHaveText([
            labels.before,
            digits[0],
            labels.after,
            digits[1],
          ]);
          for (const number of digits) expect(chart.description).toContain(number);
        }
      });

      test(`draws ${id}'s bars from one zero, as long as their figures say, at every width`, async ({
        page,
      }) => {
        await page.goto(path(id));
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          for (const [index, { chart }] of statistics.entries()) {
            const { zeros, lengths, whole } = await measure(charts(page).nth(index), languages[language].dir);
            const [before = 0, after = 0] = lengths;
            expect(zeros[0]).toBeCloseTo(0, 0);
            expect(zeros[1]).toBeCloseTo(0, 0);
            expect(after / before).toBeCloseTo(chart.after / chart.before, 2);
            expect(Math.max(before, after)).toBeCloseTo(whole, 0);
          }
        }
      });
    }

    test('has no figures where nothing was counted', async ({ page }) => {
      await page.goto(path('healthcare'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('region', { name: labels.figures })).toHaveCount(0);
      await expect(charts(page)).toHaveCount(0);
      await expect(page.locator('main dl')).toHaveCount(0);
    });

    test('leads to the services behind it, to the firm and round the three cases', async ({ page }) => {
      await page.goto(path('samtech'));
      for (const id of ['samtech', 'tradimos', 'healthcare'] as const) {
        await expectPath(page, path(id));
        const study = contentOf(language, `cases/${id}`);
        for (const service of study.services) {
          const link = page.locator(`main a[href="${localizedPath(language, paths.service(service))}"]`);
          await expect(link).toContainText(contentOf(language, `services/${service}`).title);
        }
        const call = page.getByRole('main').getByRole('link', { name: study.callToAction.button });
        await expect(call).toHaveAttribute('href', localizedPath(language, '/contactus'));
        await page.getByRole('article').getByRole('link').click();
      }
      await expectPath(page, path('samtech'));
    });
  });
}

/** Where a chart's two bars start and how long they are, from the reading side, in pixels. */
async function measure(chart: Locator, direction: 'ltr' | 'rtl') {
  await chart.scrollIntoViewIfNeeded();
  return chart.evaluate((svg, dir) => {
    const edge = svg.getBoundingClientRect();
    const bars = [...svg.querySelectorAll('rect')].map((rect) => {
      const { left, right } = rect.getBoundingClientRect();
      const zero = dir === 'rtl' ? edge.right - right : left - edge.left;
      return { zero, length: right - left };
    });
    return {
      zeros: bars.map(({ zero }) => zero),
      lengths: bars.map(({ length }) => length),
      whole: edge.width,
    };
  }, direction);
}
