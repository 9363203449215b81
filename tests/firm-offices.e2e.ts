import { expect, type Page, test } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { contentOf, siteFacts } from './site-content.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { expectAccessible, expectNoSidewaysScrolling, watch } from './visit.ts';

const { email } = siteFacts();
const ids = ['riyadh', 'cairo', 'dubai', 'amman', 'manama'];
const office = (page: Page, id: string) => page.locator(`article#${id}`);
const state = (page: Page, id: string) => office(page, id).locator('[data-state]');
const clock = (page: Page, id: string) => office(page, id).locator('dl > div').last().locator('dd');

for (const language of languageCodes) {
  const path = localizedPath(language, paths.page('offices'));
  const ui = contentOf(language, 'ui').offices;

  test.describe(`the offices in ${languages[language].name}`, inLanguage(language), () => {
    test('are five, each with its lines, and the first is the head office', async ({ page }) => {
      const { errors } = watch(page);
      await page.goto(path);
      await expect(page.locator('article h2')).toHaveText(
        ids.map((id) => contentOf(language, `offices/${id}`).city),
      );
      for (const id of ids) {
        const { street, cityLine, postalBox, phone } = contentOf(language, `offices/${id}`);
        await expect(office(page, id).locator('address > span')).toHaveText([
          street,
          cityLine,
          postalBox,
          phone,
          `${ui.generalInformation}: ${email}`,
        ]);
        await expect(office(page, id).locator('img')).toHaveCount(1);
        await expect(office(page, id).getByText(ui.headOffice)).toHaveCount(id === 'riyadh' ? 1 : 0);
      }
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
      expect(errors).toEqual([]);
    });

    test('are called, written to, found and kept', async ({ page, request }) => {
      await page.goto(path);
      for (const id of ids) {
        const { title, phone, latitude, longitude } = contentOf(language, `offices/${id}`);
        const link = (name: string) => office(page, id).getByRole('link', { name: `${name}: ${title}` });
        await expect(link(ui.call)).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
        await expect(link(ui.email)).toHaveAttribute('href', new RegExp(`^mailto:${email}`));
        await expect(link(ui.directions)).toHaveAttribute('href', new RegExp(`=${latitude},${longitude}$`));
        await expect(link(ui.directions)).toHaveAttribute('rel', 'noopener');
        const card = await request.get((await link(ui.contactCard).getAttribute('href')) ?? '');
        expect(card.headers()['content-type']).toBe('text/vcard; charset=utf-8');
        const unfolded = (await card.text()).replaceAll('\r\n ', '');
        expect(unfolded).toContain(`(${title})\r\n`);
        expect(unfolded).toContain(`GEO:geo:${latitude},${longitude}\r\n`);
      }
    });

    test('are reached from their names on the map', inEnglish, async ({ page }) => {
      await page.goto(path);
      const map = page.getByRole('navigation', { name: ui.map });
      await expect(map.getByRole('link')).toHaveText(
        ids.map((id) => contentOf(language, `offices/${id}`).city),
      );
      await map.getByRole('link', { name: contentOf(language, 'offices/amman').city }).click();
      await expect(page).toHaveURL(/#amman$/);
      await expect(office(page, 'amman').locator('h2')).toBeInViewport();
    });

    test('show the map as it lies on the ground', async ({ page }) => {
      await page.goto(path);
      const [cairo, dubai] = await Promise.all(
        ['cairo', 'dubai'].map((id) => page.locator(`nav a[href="#${id}"]`).boundingBox()),
      );
      expect(cairo?.x).toBeLessThan(dubai?.x ?? 0);
    });

    test('without a script show their hours alone', inArabic, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      await expect(office(page, 'dubai').locator('dt:visible')).toHaveCount(2);
      await expect(office(page, 'dubai').locator('p:visible')).toHaveCount(0);
      await context.close();
    });
  });

  test(`on paper everything is open and nothing is a bar, in ${languages[language].name}`, {
    tag: [inLanguage(language).tag, inEnglish.tag],
  }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(localizedPath(language, paths.service(1)));
    await expect(page.locator('header')).toBeHidden();
    for (const part of contentOf(language, 'services/1').sections) {
      await expect(page.locator(`#${part.id} li`).first()).toBeVisible();
    }
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(11, 27, 51)');
    await expect(page.getByText('https://www.rasikh.example')).toBeVisible();
  });
}

test('each office is open or closed by its own week and clock', async ({ page }) => {
  // Thursday, 26 November 2026, 17:02 in Riyadh.
  await page.clock.setFixedTime(new Date('2026-11-26T14:02:00Z'));
  await page.goto(paths.page('offices'));
  await expect(state(page, 'riyadh')).toHaveText('Closed. Opens Sunday at 8 am');
  await expect(state(page, 'cairo')).toHaveText('Open until 5 pm');
  await expect(state(page, 'dubai')).toHaveText('Closed. Opens Friday at 8:30 am');
  await expect(state(page, 'amman')).toHaveText('Closed. Opens Sunday at 8:30 am');
  await expect(state(page, 'manama')).toHaveText('Closed. Opens Sunday at 8 am');
  await expect(clock(page, 'riyadh')).toHaveText('5:02 pm');
  await expect(clock(page, 'cairo')).toHaveText('4:02 pm');
  await expect(clock(page, 'dubai')).toHaveText('6:02 pm');
});

test('times are in Arabic digits on the Arabic page', async ({ page }) => {
  // Friday, 27 November 2026, 10:45 in Dubai.
  await page.clock.setFixedTime(new Date('2026-11-27T06:45:00Z'));
  await page.goto(localizedPath('ar', paths.page('offices')));
  await expect(state(page, 'dubai')).toHaveText('مفتوح حتى ١٢ ظهرًا');
  await expect(clock(page, 'dubai')).toHaveText('١٠:٤٥ ص');
  await expect(state(page, 'riyadh')).toHaveText('مغلق. يفتح الأحد الساعة ٨ ص');
});

test('an office opens while the page is looked at', async ({ page }) => {
  // Sunday, 22 November 2026, half a minute before eight in Riyadh.
  await page.clock.install({ time: new Date('2026-11-22T04:59:30Z') });
  await page.goto(paths.page('offices'));
  await expect(state(page, 'riyadh')).toHaveText('Closed. Opens at 8 am');
  await page.clock.runFor(31_000);
  await expect(state(page, 'riyadh')).toHaveText('Open until 5 pm');
  await expect(clock(page, 'riyadh')).toHaveText('8 am');
});
