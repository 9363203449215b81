import { expect, type Page } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { computedColor } from '../support/content/palette.ts';
import { idsOf, numbersOf, siteFacts } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { elementTexts } from '../support/html/parse-markup.ts';
import { expectAccessible, hydrate } from '../support/page/visit.ts';

const partners = idsOf('partners');
const [first = ''] = partners;
const last = partners.at(-1) ?? '';
const card = (page: Page, id: string) => page.locator(`li#${id}`);
const ink = computedColor('ink-900');

test.use({ hasTouch: true });

async function expectChosen(page: Page, chosen: string) {
  for (const id of partners) {
    const background = expect(card(page, id));
    await (id === chosen ? background : background.not).toHaveCSS('background-color', ink);
  }
}

test('“who we are” shows values, services and offices, and leads to the jobs @ar', async ({ read }) => {
  const main = (await read(at(paths.page('whoweare')))).querySelector('main');
  const linksTo = (path: string) => elementTexts(main, `a[href="${path}"]`);
  for (const { name, text } of content('values').values)
    expect(elementTexts(main, 'li')).toContainEqual(expect.stringMatching(new RegExp(`${name}.*${text}`)));
  for (const id of numbersOf('services'))
    expect(linksTo(at(paths.service(id)))).toEqual([content(`services/${id}`).title]);
  for (const id of idsOf('offices')) {
    const { city, country } = content(`offices/${id}`);
    expect(linksTo(`${at(paths.page('offices'))}#${id}`)).toEqual([
      city + content('firm').countries[country],
    ]);
  }
  expect(linksTo(at(paths.page('jobs')))).toEqual([content('ui').about.join.button]);
});

test('the legal identity is in the footer and on two pages', async ({ read }) => {
  const { legal } = content('firm');
  for (const id of ['contactus', 'privacy'] as const) {
    const document = await read(at(paths.page(id)));
    for (const part of elementTexts(document, 'main, footer'))
      for (const text of [legal.name, legal.rows.registration, siteFacts().legal.registration])
        expect(part).toContain(text);
  }
});

test('every service links to how we work @en', async ({ read }) => {
  const url = at(paths.page('engagement'));
  const document = await read(url);
  const { engagement, sections } = content('pages/engagement');
  const heads = [...engagement.steps.items, ...sections].map(({ heading }) => heading);
  expect(elementTexts(document, 'h2, h3')).toEqual(expect.arrayContaining(heads));
  for (const id of numbersOf('services')) {
    const path = at(paths.service(id));
    const { title, callToAction } = content(`services/${id}`);
    const begins = elementTexts(document, `main #beginnings a[href="${path}"]`);
    expect(begins).toEqual([title + callToAction.benefits[0]]);
    expect((await read(path)).querySelector(`main a[href="${url}"]`), path).not.toBeNull();
  }
});

test('a card of a partner shows the name, and choosing it highlights it @ar', ({ asEachVisitor }) =>
  asEachVisitor(async (page, hasScript) => {
    const url = at(paths.page('ourpartners'));
    const ways = [
      (id: string) => card(page, id).click(),
      (id: string) => card(page, id).tap(),
      (id: string) => card(page, id).getByRole('link').press('Enter'),
    ];
    await page.goto(url);
    if (hasScript) await hydrate(page);
    await expectChosen(page, first);
    for (const [index, id] of partners.entries()) {
      const { name, description, location, specialty } = content(`partners/${id}`);
      for (const text of [name, description, location, specialty])
        await expect(card(page, id)).toContainText(text);
      await expect(card(page, id).locator('svg, img')).toBeVisible();
      await card(page, id).scrollIntoViewIfNeeded();
      const scrollTop = await page.evaluate(() => scrollY);
      await ways[index % ways.length]?.(id);
      await expect(page).toHaveURL(`${url}#${id}`);
      await expectChosen(page, id);
      // Choosing does not move the page once its code is there.
      if (hasScript) expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
      const { chosen } = content('ui').partners;
      await expect(page.getByRole('link', { name: chosen })).toHaveText(`${name}: ${chosen}`);
    }
    if (hasScript) await expectAccessible(page);
    await page.goBack();
    await expectChosen(page, partners.at(-2) ?? '');

    await page.goto(at('/'));
    await page.locator(`a[href$="/ourpartners#${last}"]`).click();
    await expect(card(page, last)).toBeInViewport();
    await expectChosen(page, last);
  }));
