import { expect, type Page } from '@playwright/test';
import { paths } from '#i18n/paths.ts';
import { test } from './fixtures.ts';
import { siteFacts } from './site-content.ts';
import { expectAccessible, openHydrated } from './visit.ts';

const partners = ['mizan', 'manara', 'dar-al-tadreeb'];
const card = (page: Page, id: string) => page.locator(`li#${id}`);
const mainLink = (page: Page, path: string) => page.locator(`main a[href="${path}"]`);
const night = 'rgb(11, 27, 51)';

async function expectChosen(page: Page, chosen: string) {
  for (const id of partners) {
    const look = expect(card(page, id));
    await (id === chosen ? look : look.not).toHaveCSS('background-color', night);
  }
}

test('who we are: values, services, offices, the way to the jobs', async ({ page, at, content }) => {
  await page.goto(at('/whoweare'));
  for (const { name, text } of content('values').values) {
    const head = page.getByRole('heading', { name, exact: true });
    await expect(page.getByRole('listitem').filter({ has: head })).toContainText(text);
  }
  for (let id = 1; id <= 10; id++)
    await expect(mainLink(page, at(paths.service(id)))).toHaveText(content(`services/${id}`).title);
  for (const id of ['riyadh', 'cairo', 'dubai', 'amman', 'manama']) {
    const { city, country } = content(`offices/${id}`);
    const name = city + content('firm').countries[country];
    await expect(mainLink(page, `${at('/offices')}#${id}`)).toHaveText(name);
  }
  await expect(mainLink(page, at('/jobs'))).toHaveText(content('ui').about.join.button);
});

test('who the firm is by law stands at the foot and in two pages', async ({ page, at, content }) => {
  const { legal } = content('firm');
  for (const path of ['/contactus', '/privacy']) {
    await page.goto(at(path));
    for (const part of [page.locator('main'), page.locator('footer')])
      for (const text of [legal.name, legal.rows.registration, siteFacts().legal.registration])
        await expect(part).toContainText(text);
  }
});

test('how we work, which all services lead to', async ({ page, request, at, content }) => {
  const url = at(paths.page('engagement'));
  await page.goto(url);
  const { engagement, sections } = content('pages/engagement');
  for (const { head } of [...engagement.steps.items, ...sections])
    await expect(page.getByRole('heading', { name: head, exact: true })).toBeVisible();
  for (let id = 1; id <= 10; id++) {
    const { title, callToAction } = content(`services/${id}`);
    const begins = mainLink(page, at(paths.service(id))).and(page.locator('#beginnings a'));
    await expect(begins).toHaveText(title + callToAction.benefits[0]);
    const service = await request.get(at(paths.service(id)));
    expect((await service.text()).split('</header>').at(-1)).toContain(`href="${url}"`);
  }
  await expectAccessible(page);
});

for (const [script, javaScriptEnabled] of [
  ['with JavaScript @en', true],
  ['without JavaScript @ar', false],
] as const)
  test.describe(script, () => {
    test.use({ javaScriptEnabled, hasTouch: true });

    test('three cards say which partner it is; choosing one highlights it', async ({ page, at, content }) => {
      const url = at('/ourpartners');
      await page.goto(url);
      await expectChosen(page, 'mizan');
      const { chosen } = content('ui').partners;
      const ways = [
        (id: string) => card(page, id).click(),
        (id: string) => card(page, id).tap(),
        (id: string) => card(page, id).getByRole('link').press('Enter'),
      ];
      for (const [index, id] of partners.entries()) {
        const { name, description, location, specialty } = content(`partners/${id}`);
        for (const text of [name, description, location, specialty])
          await expect(card(page, id)).toContainText(text);
        await expect(card(page, id).locator('svg, img')).toBeVisible();
        await ways[index]?.(id);
        await expect(page).toHaveURL(`${url}#${id}`);
        await expectChosen(page, id);
        await expect(page.getByRole('link', { name: chosen })).toHaveText(`${name}: ${chosen}`);
      }
      await page.goBack();
      await expectChosen(page, 'manara');

      await page.goto(at('/'));
      await page.locator('a[href$="/ourpartners#dar-al-tadreeb"]').click();
      await expect(card(page, 'dar-al-tadreeb')).toBeInViewport();
      await expectChosen(page, 'dar-al-tadreeb');
    });
  });

test('choosing a partner in sight does not move the page, and raises no barrier', async ({ page, at }) => {
  await openHydrated(page, at('/ourpartners'));
  await card(page, 'manara').scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => scrollY);
  await card(page, 'manara').click();
  await expectChosen(page, 'manara');
  expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
  await expectAccessible(page);
});
