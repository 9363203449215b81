import { expect, test } from '@playwright/test';
import { type Language, languageCodes, languages, otherLanguage } from '#i18n/languages.ts';
import { alternatePath, localizedPath, parsePath } from '#i18n/paths.ts';
import { contentOf } from './site-content.ts';
import { inLanguage } from './tags.ts';
import { expectPath, expectRemembered, hydrate, openHydrated } from './visit.ts';

for (const language of languageCodes) {
  test(
    `the switch on the ${languages[language].name} page keeps the page and the part of it`,
    inLanguage(language),
    async ({ page }) => {
      const here = localizedPath(language, '/services/1');
      await page.goto(`${here}#family-charter`);
      await page.locator('[data-language-link]').click();
      await expect(page).toHaveURL(`${alternatePath(here)}#family-charter`);
      await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage(language));
      await expectRemembered(page, otherLanguage(language));
      await page.goto('/');
      await expectPath(page, localizedPath(otherLanguage(language), '/'));
    },
  );

  test(
    `the switch on the ${languages[language].name} home page keeps the place`,
    inLanguage(language),
    async ({ page }) => {
      await page.goto(localizedPath(language, '/'));
      const label = (of: Language) =>
        page.getByRole('heading', { name: contentOf(of, 'pages/home').mission.label, exact: true });
      await label(language).evaluate((element) =>
        scrollTo({ top: element.getBoundingClientRect().top - 200 }),
      );
      const before = await label(language).boundingBox();
      await page.locator('[data-language-link]').click();
      await expectPath(page, localizedPath(otherLanguage(language), '/'));
      await expect(label(otherLanguage(language))).toBeInViewport();
      const after = await label(otherLanguage(language)).boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(250);
    },
  );
}

for (const path of [
  '/services/1#family-charter',
  '/offices#cairo',
  '/privacy#rights',
  '/ourpeople#layla-mansour',
  '/#service-3',
]) {
  test(`the switch on ${path} keeps the place below the fragment, and so does a reload`, async ({ page }) => {
    const target = page.locator(`[id="${path.split('#')[1]}"]`);
    const offset = async () => (await target.boundingBox())?.y ?? Number.NaN;
    await openHydrated(page, path);
    await expect(target).toBeVisible();
    await page.mouse.wheel(0, 480);
    await expect.poll(offset).toBeLessThan(-50);
    const before = await offset();
    await page.locator('[data-language-link]').click();
    await expect(page).toHaveURL(alternatePath(path));
    await hydrate(page);
    await expect.poll(async () => Math.abs((await offset()) - before)).toBeLessThan(200);
    await page.reload();
    await hydrate(page);
    await expect.poll(async () => Math.abs((await offset()) - before)).toBeLessThan(200);
  });
}

test('the switch on the page of the company profile keeps the place', async ({ page }) => {
  await page.goto('/pdf-viewer');
  await page.evaluate(() => scrollTo(0, 300));
  await page.locator('[data-language-link]').click();
  await expectPath(page, '/ar/pdf-viewer');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);
});

for (const missing of ['/nope', '/jobs/99', '/services/99']) {
  test(`the switch on ${missing}, which does not exist, keeps the path`, async ({ page }) => {
    await page.goto(missing);
    for (const path of [alternatePath(missing), missing]) {
      await page.locator('[data-language-link]').click();
      await expectPath(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', parsePath(path).language);
    }
  });
}

test('Back after a switch leads to the page that was there, in its language', async ({ page }) => {
  await page.goto('/offices');
  await page.locator('[data-language-link]').click();
  await expectPath(page, '/ar/offices');
  await page.goBack();
  await expectPath(page, '/offices');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch leads to the same page in the other language, and back', async ({ page }) => {
    await page.goto('/services/7');
    for (const expected of ['/ar/services/7', '/services/7']) {
      await page.locator('[data-language-link]').click();
      await expectPath(page, expected);
    }
  });
});
