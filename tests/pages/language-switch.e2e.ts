import { expect, type Page } from '@playwright/test';
import { type Language, otherLanguage } from '#i18n/languages.ts';
import { alternatePath, localizedPath, parsePath, paths } from '#routing/paths.ts';
import { contentOf, firstService, idsOf } from '../support/content/site-content.ts';
import { at, test } from '../support/fixtures.ts';
import { languageLink } from '../support/page/header-locators.ts';
import { expectPath, expectRemembered, hydrate, openHydrated } from '../support/page/visit.ts';
import { someOf } from '../support/split-by-language.ts';

const service = paths.service(firstService);
const section: string = contentOf('en', `services/${firstService}`).sections.at(-1).id;

test('the switch keeps the section and its place, and is remembered @ar', async ({ page, language }) => {
  const other = otherLanguage(language);
  const label = (of: Language) =>
    page.getByRole('heading', { name: contentOf(of, 'pages/home').mission.label, exact: true });
  const offset = async (of: Language) => (await label(of).boundingBox())?.y ?? Number.NaN;
  await page.goto(at('/'));
  await label(language).evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top - 200 }));
  const before = await offset(language);
  await languageLink(page).click();
  await expectPath(page, localizedPath(other, '/'));
  await expect(label(other)).toBeInViewport();
  expect(Math.abs((await offset(other)) - before)).toBeLessThan(250);

  await forgetLanguage(page);
  await page.goto(`${at(service)}#${section}`);
  await languageLink(page).click();
  await expect(page).toHaveURL(`${localizedPath(other, service)}#${section}`);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expectRemembered(page, other);
  await page.goto('/');
  await expectPath(page, localizedPath(other, '/'));
});

test('the switch and a reload keep the scroll position below a fragment @once', async ({ page }) => {
  const fragments = [
    `/ourpeople#${idsOf('people').at(-1)}`,
    `${service}#${section}`,
    `/offices#${idsOf('offices').at(-1)}`,
    '/privacy#rights',
    `/#service-${firstService}`,
  ];
  for (const path of someOf(fragments, 2))
    await test.step(path, async () => {
      const target = page.locator(`[id="${path.split('#')[1]}"]`);
      const offset = async () => (await target.boundingBox())?.y ?? Number.NaN;
      await openHydrated(page, path);
      await expect(target).toBeVisible();
      // A wheel's scrolling may still go on when its effect is measured.
      await page.evaluate(() => scrollBy({ top: 480, behavior: 'instant' }));
      await expect.poll(offset).toBeLessThan(-50);
      const before = await offset();
      const expectKept = async () => {
        await hydrate(page);
        await expect.poll(async () => Math.abs((await offset()) - before)).toBeLessThan(200);
      };
      await languageLink(page).click();
      await expect(page).toHaveURL(alternatePath(path));
      await expectKept();
      await page.reload();
      await expectKept();
      await forgetLanguage(page);
    });

  await page.goto('/pdf-viewer');
  await page.evaluate(() => scrollTo(0, 300));
  await languageLink(page).click();
  await expectPath(page, '/ar/pdf-viewer');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);

  // Back leads to the page that was there, in its language.
  await page.goBack();
  await expectPath(page, '/pdf-viewer');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the switch leads there and back, also on a missing page @once', ({ asEachVisitor }) =>
  asEachVisitor(async (page, hasScript) => {
    const missing = ['/nope', '/jobs/99', '/services/99'];
    for (const path of [service, ...(hasScript ? missing : [])]) {
      await page.goto(path);
      for (const there of [alternatePath(path), path]) {
        await languageLink(page).click();
        await expectPath(page, there);
        await expect(page.locator('html')).toHaveAttribute('lang', parsePath(there).language);
      }
    }
  }));

async function forgetLanguage(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}
