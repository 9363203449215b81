import { expect, type Locator, type Page } from '@playwright/test';
import type { CaseStudy } from '#content/schemas/case.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { formatNumber, formatPercent } from '#i18n/numbers.ts';
import { paths } from '#routing/paths.ts';
import { entriesOf, idsOf } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { expectPath, openHydrated } from '../support/page/visit.ts';
import { splitByLanguage } from '../support/split-by-language.ts';

const ids = idsOf('cases');
const [first] = ids;
const charts = (page: Page) => page.locator('main dl').getByRole('img');

test('case studies draw their figures and lead to the next @en', async ({ page, language }) => {
  await page.goto(at(content(`cases/${first}`).path));
  for (const id of ids)
    await test.step(id, async () => {
      const { path, services, callToAction, statistics } = content(`cases/${id}`);
      await expectPath(page, at(path));
      for (const service of services) {
        const link = page.locator(`main a[href="${at(paths.service(service))}"]`);
        await expect(link).toContainText(content(`services/${service}`).title);
      }
      const contact = page.getByRole('main').getByRole('link', { name: callToAction.button });
      await expect(contact).toHaveAttribute('href', at(paths.page('contactus')));
      await expect(page.locator('main dl')).toHaveCount(statistics ? 1 : 0);
      if (statistics) await expectFigures(page, language, statistics);
      // A single case has no other to lead to.
      if (ids.length > 1) await page.getByRole('article').getByRole('link').click();
    });
  await expectPath(page, at(content(`cases/${first}`).path));
});

test('a case changes from before to after by button, key and drag', async ({ page, language }) => {
  for (const id of splitByLanguage(ids, language)) {
    const { path, drawing, statistics } = content(`cases/${id}`);
    const { before, after, slider } = content('ui').cases;
    await openHydrated(page, at(path));
    const section = page.locator('main section').filter({ has: page.getByRole('slider') });
    const image = page.getByRole('img', { name: drawing.description });
    const drawn = () => image.evaluate(placesOfParts);
    const first = await drawn();
    const handle = section.getByRole('slider', { name: slider });

    await section.getByRole('button', { name: after }).click();
    await expect(section.getByRole('button', { name: after })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(drawn).not.toEqual(first);
    await page.emulateMedia({ media: 'print' });
    const last = await drawn();
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(drawn).toEqual(last);
    await handle.press('Home');
    await expect(section.getByRole('button', { name: before })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(drawn).toEqual(first);
    const box = await handle.boundingBox();
    if (!box) throw new Error('The slider has no box.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(handle).toHaveValue(/^0\.[45]/);
    await expect.poll(drawn).not.toEqual(first);
    expect(await drawn()).not.toEqual(last);

    const rows = [
      drawing,
      ...(drawing.rows ?? []),
      ...((statistics ?? []) as { chart: typeof drawing }[]).map(({ chart }) => chart),
    ];
    await expect(section.getByRole('rowheader')).toHaveText(rows.map(({ measure }) => measure));
  }
});

test('without JavaScript a case is drawn as it is after @en', async ({ plainPage: page, language }) => {
  const { path, drawing } = entriesOf(language, 'cases').find((study) => study.drawing.kind === 'layers');
  await page.goto(at(path));
  const parts = page.getByRole('img', { name: drawing.description }).locator('[data-visible-in="before"]');
  for (const part of await parts.all()) await expect(part).toHaveCSS('opacity', '0');
  await expect(parts).toHaveCount(drawing.before - drawing.after);
});

function placesOfParts(svg: Element): string[] {
  return [...svg.querySelectorAll('g')].map((part) => {
    const { transform, opacity } = getComputedStyle(part);
    return `${transform} ${opacity}`;
  });
}

type Statistics = NonNullable<CaseStudy['statistics']>;

/** Three figures have text and bars to scale, from the reading side, in every width. */
async function expectFigures(page: Page, language: Language, statistics: Statistics) {
  const labels = content('ui').cases;
  await expect(charts(page)).toHaveCount(statistics.length);
  for (const [index, { figure, sign, label, explanation, chart }] of statistics.entries()) {
    const entry = page.getByRole('region', { name: labels.figures }).locator('dl > div').nth(index);
    for (const text of [formatPercent(language, figure, sign), label, explanation])
      await expect(entry.getByText(text, { exact: true })).toBeVisible();
    const image = entry.getByRole('img', { name: chart.measure });
    await expect(image).toHaveAccessibleDescription(chart.description);
    const [before = '', after = ''] = [chart.before, chart.after].map((value) =>
      formatNumber(language, value),
    );
    await expect(entry.locator('figure span')).toHaveText([labels.before, before, labels.after, after]);
    for (const number of [before, after]) expect(chart.description).toContain(number);
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, { chart }] of statistics.entries()) {
      const { zeros, lengths, whole } = await measure(charts(page).nth(index), languages[language].dir);
      const [before = 0, after = 0] = lengths;
      for (const zero of zeros) expect(zero).toBeCloseTo(0, 0);
      expect(after / before).toBeCloseTo(chart.after / chart.before, 2);
      expect(Math.max(before, after)).toBeCloseTo(whole, 0);
    }
  }
}

/** Returns the start and length of a chart's two bars from the reading side, in pixels. */
async function measure(chart: Locator, direction: 'ltr' | 'rtl') {
  await chart.scrollIntoViewIfNeeded();
  return chart.evaluate((svg, dir) => {
    const edge = svg.getBoundingClientRect();
    const bars = [...svg.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect());
    return {
      zeros: bars.map(({ left, right }) => (dir === 'rtl' ? edge.right - right : left - edge.left)),
      lengths: bars.map(({ width }) => width),
      whole: edge.width,
    };
  }, direction);
}
