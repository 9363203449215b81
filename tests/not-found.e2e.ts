import { expect, test } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { contentOf } from './site-content.ts';
import { inLanguage } from './tags.ts';

const missing = {
  service: ['/services/0', '/services/11', '/services/governance'],
  job: ['/jobs/7', '/apply/7', '/jobs/manager'],
  page: ['/nowhere', '/services-old', '/files/nothing.pdf'],
};

for (const language of languageCodes) {
  for (const [kind, urls] of Object.entries(missing)) {
    test(
      `a visitor who asks for an unknown ${kind} in ${languages[language].name} is told so and led on`,
      inLanguage(language),
      async ({ page }) => {
        const { headline, text } = contentOf(language, 'ui').notFound[kind];
        for (const path of urls) {
          const answer = await page.goto(localizedPath(language, path));
          expect(answer?.status(), path).toBe(404);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('h1')).toHaveText(headline);
          await expect(page.getByText(text)).toBeVisible();
          await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        }
        const list = kind === 'job' ? 'jobs' : 'services';
        await page
          .getByRole('main')
          .getByRole('link', { name: contentOf(language, `pages/${list}`).label })
          .click();
        await expect(page).toHaveURL(localizedPath(language, paths.page(list)));
      },
    );
  }
}

test.describe('in an Arabic browser', () => {
  test.use({ locale: 'ar' });

  test('an unknown English URL stays as it is, and the switch keeps it', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/nowhere');
    await page.locator('[data-language-link]').click();
    await expect(page).toHaveURL('/ar/nowhere');
  });
});
