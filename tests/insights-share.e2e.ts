import { expect, type Page, test } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { articlesOf, contentOf } from './site-content.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';

for (const language of languageCodes) {
  const { share: labels } = contentOf(language, 'ui');
  const [article] = articlesOf(language);
  const path = localizedPath(language, paths.article(article?.id ?? ''));

  test.describe(`sharing an article in ${languages[language].name}`, inLanguage(language), () => {
    test('a reader passes the article on by plain links that carry its URL', async ({ page }) => {
      await page.goto(path);
      const url = await canonical(page);
      const links = share(page, labels.title).getByRole('link');
      const shared = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      const [linkedin, x, whatsapp, email] = shared.map((href) => new URL(href));
      expect([linkedin?.host, linkedin?.searchParams.get('url')]).toEqual(['www.linkedin.com', url]);
      expect([x?.host, x?.searchParams.get('url')]).toEqual(['x.com', url]);
      expect(x?.searchParams.get('text')).toBe(article?.title);
      expect([whatsapp?.host, whatsapp?.searchParams.get('text')]).toEqual([
        'wa.me',
        `${article?.title}\n${url}`,
      ]);
      expect(email?.protocol).toBe('mailto:');
      expect(email?.searchParams.get('subject')).toBe(article?.title);
      expect(email?.searchParams.get('body')).toBe(url);
      // Mail programs take a plus for a plus.
      expect(shared.join()).not.toContain('+');
      for (const network of [0, 1, 2]) {
        await expect(links.nth(network)).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(links.nth(network)).toHaveAccessibleDescription(contentOf(language, 'ui').bar.newTab);
      }
    });

    test('a reader copies the article’s URL and is told so', inEnglish, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      await page.getByRole('button', { name: labels.copy }).click();
      await expect(page.getByRole('status')).toHaveText(labels.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await canonical(page));
    });

    test('a browser with a share sheet offers it, another does not', inArabic, async ({ page }) => {
      await page.goto(path);
      const button = page.getByRole('button', { name: labels.apps });
      await expect(button).toHaveCount((await page.evaluate(() => 'share' in navigator)) ? 1 : 0);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', {
          value: async ({ url }: ShareData) => localStorage.setItem('shared', url ?? ''),
        });
      });
      await page.reload();
      await button.click();
      expect(await page.evaluate(() => localStorage.getItem('shared'))).toBe(await canonical(page));
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('an article is whole and offers no button that does nothing', inEnglish, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByText(article?.note.text ?? '')).toBeVisible();
        await expect(share(page, labels.title).getByRole('link')).toHaveCount(4);
        await expect(page.locator('main').getByRole('button')).toHaveCount(0);
      });
    });
  });
}

async function canonical(page: Page): Promise<string> {
  return (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
}

function share(page: Page, title: string) {
  return page.getByRole('region', { name: title });
}
