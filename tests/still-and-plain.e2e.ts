import { expect, test } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { contentOf } from './site-content.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { tabTo } from './visit.ts';

for (const language of languageCodes) {
  test.describe(`in ${languages[language].name}`, inLanguage(language), () => {
    test('nothing moves for longer than a blink where motion is unwelcome', inEnglish, async ({ page }) => {
      await page.goto(localizedPath(language, '/'));
      await page.locator('main li').nth(2).hover();
      await page.goto(`${localizedPath(language, '/')}#service-1`);
      const moves = () =>
        document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration));
      expect((await page.evaluate(moves)).filter((duration) => duration > 10)).toEqual([]);
    });

    test(
      'a keyboard alone reaches bar, hero, explorer and cases, in this order',
      inArabic,
      async ({ page }) => {
        test.slow();
        await page.goto(localizedPath(language, '/'));
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: contentOf(language, 'ui').skip })).toBeFocused();

        await tabTo(page, '[popovertarget="menu-about"]');
        await expect(page.locator('#menu-about')).toBeVisible();
        await tabTo(page, '[popovertarget="menu-services"]');
        await expect(page.locator('#menu-about')).toBeHidden();
        await tabTo(page, '[data-language-link]');
        await expect(page.locator('#menu-services')).toBeHidden();

        for (const index of [0, 1, 2, 3]) {
          const panel = page.locator('main li').nth(index);
          await tabTo(page, `main section:first-of-type li:nth-child(${index + 1}) a`);
          await expect(panel.locator('p')).toHaveCSS('opacity', '1');
        }
        await tabTo(page, '#explorer li a');
        await page.keyboard.press('Enter');
        await expect(page.locator('#service-1')).toBeFocused();
        await tabTo(page, '#service-1 li:last-child');
        await tabTo(page, '[role="tab"][aria-selected="true"]');
        await page.keyboard.press('End');
        await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
        await tabTo(page, '[role="tabpanel"]:not([hidden]) a');
        await expect(page.locator('[role="tabpanel"]:not([hidden]) a')).toBeInViewport();
      },
    );

    test('the skip link leads past the bar', inEnglish, async ({ page }) => {
      await page.goto(localizedPath(language, '/services'));
      await page.keyboard.press('Tab');
      await expect(page.locator('.skip')).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main a').first()).toBeFocused();
    });

    test('on paper the bar is gone and every part of a service is open', inArabic, async ({ page }) => {
      await page.goto(localizedPath(language, paths.service(3)));
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('[data-bar]')).toBeHidden();
      const { sections, swot, pestle } = contentOf(language, 'services/3');
      for (const { id } of [...sections, ...swot.categories]) {
        await expect(page.locator(`#${id}`)).toBeVisible();
        expect((await page.locator(`#${id}`).boundingBox())?.height, id).toBeGreaterThan(50);
      }
      for (const { title } of pestle.letters) {
        await expect(page.getByRole('heading', { name: title, includeHidden: true })).toBeVisible();
      }
    });
  });
}
