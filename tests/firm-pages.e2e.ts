import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { contentOf } from './site-content.ts';
import { splitByLanguage } from './split-by-language.ts';
import { inLanguage } from './tags.ts';
import { expectAccessible, openHydrated } from './visit.ts';

const partners = ['mizan', 'manara', 'dar-al-tadreeb'];
const card = (page: Page, id: string) => page.locator(`li#${id}`);
const night = 'rgb(11, 27, 51)';

async function expectChosen(page: Page, chosen: string) {
  for (const id of partners) {
    const look = expect(card(page, id));
    await (id === chosen ? look : look.not).toHaveCSS('background-color', night);
  }
}

for (const language of languageCodes) {
  const main = (page: Page, path: string) => page.locator(`main a[href="${localizedPath(language, path)}"]`);

  test(
    `who we are, ${language}: five values, ten services, five offices, the way to the jobs`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(localizedPath(language, '/whoweare'));
      for (const { name, text } of contentOf(language, 'values').values) {
        const value = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name, exact: true }) });
        await expect(value).toContainText(text);
      }
      for (let id = 1; id <= 10; id++) {
        await expect(main(page, paths.service(id))).toHaveText(contentOf(language, `services/${id}`).title);
      }
      for (const id of ['riyadh', 'cairo', 'dubai', 'amman', 'manama']) {
        const { city, country } = contentOf(language, `offices/${id}`);
        await expect(main(page, `/offices#${id}`)).toHaveText(
          `${city}${contentOf(language, 'firm').countries[country]}`,
        );
      }
      await expect(main(page, '/jobs')).toHaveText(contentOf(language, 'ui').about.join.button);
    },
  );

  test(
    `who the firm is by law stands at the foot, beside the form and in the notice, ${language}`,
    inLanguage(language),
    async ({ page }) => {
      const { legal } = contentOf(language, 'firm');
      const { registration } = parse(readFileSync('content/site.yaml', 'utf8')).legal;
      for (const path of ['/contactus', '/privacy']) {
        await page.goto(localizedPath(language, path));
        for (const part of [page.locator('main'), page.locator('footer')]) {
          await expect(part).toContainText(legal.name);
          await expect(part).toContainText(legal.rows.registration);
          await expect(part).toContainText(registration);
        }
      }
    },
  );

  test(
    `how we work, ${language}: the steps, and where each of the ten services begins, which all lead here`,
    inLanguage(language),
    async ({ page, request }) => {
      const url = localizedPath(language, paths.page('engagement'));
      await page.goto(url);
      const { engagement, sections } = contentOf(language, 'pages/engagement');
      for (const { head } of [...engagement.steps.items, ...sections]) {
        await expect(page.getByRole('heading', { name: head, exact: true })).toBeVisible();
      }
      for (let id = 1; id <= 10; id++) {
        const { title, call } = contentOf(language, `services/${id}`);
        const begins = main(page, paths.service(id)).and(page.locator('#beginnings a'));
        await expect(begins).toHaveText(title + call.benefits[0]);
        const service = await request.get(localizedPath(language, paths.service(id)));
        expect((await service.text()).split('</header>').at(-1)).toContain(`href="${url}"`);
      }
      await expectAccessible(page, 'main');
    },
  );

  for (const javaScriptEnabled of splitByLanguage([true, false], language)) {
    test.describe(
      `partners, ${languages[language].name}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
      inLanguage(language),
      () => {
        test.use({ javaScriptEnabled, hasTouch: true });
        const url = localizedPath(language, '/ourpartners');

        test('three cards say who each is; choosing one highlights it', async ({ page }) => {
          await page.goto(url);
          await expectChosen(page, 'mizan');
          const ways = [
            (id: string) => card(page, id).click(),
            (id: string) => card(page, id).tap(),
            async (id: string) => {
              await card(page, id).getByRole('link').focus();
              await page.keyboard.press('Enter');
            },
          ];
          for (const [index, partner] of partners
            .map((id) => ({ id, ...contentOf(language, `partners/${id}`) }))
            .entries()) {
            for (const text of [partner.name, partner.description, partner.location, partner.specialty]) {
              await expect(card(page, partner.id)).toContainText(text);
            }
            await expect(card(page, partner.id).locator('svg, img')).toBeVisible();
            await ways[index]?.(partner.id);
            await expect(page).toHaveURL(`${url}#${partner.id}`);
            await expectChosen(page, partner.id);
            const { chosen } = contentOf(language, 'ui').partners;
            await expect(page.getByRole('link', { name: chosen })).toHaveText(`${partner.name}: ${chosen}`);
          }
          await page.goBack();
          await expectChosen(page, 'manara');
        });

        test('a partner on the home page leads to itself', async ({ page }) => {
          await page.goto(localizedPath(language, '/'));
          await page.locator('a[href$="/ourpartners#dar-al-tadreeb"]').click();
          await expect(card(page, 'dar-al-tadreeb')).toBeInViewport();
          await expectChosen(page, 'dar-al-tadreeb');
        });
      },
    );
  }

  test(
    `nothing for axe-core to say where a partner is chosen, ${language}`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(localizedPath(language, '/ourpartners#manara'));
      await expectAccessible(page, 'main');
    },
  );
}

test('choosing a partner in sight does not move the page', async ({ page }) => {
  await openHydrated(page, '/ourpartners');
  await card(page, 'manara').scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => scrollY);
  await card(page, 'manara').click();
  await expectChosen(page, 'manara');
  expect(await page.evaluate(() => scrollY)).toBe(scrollTop);
});
