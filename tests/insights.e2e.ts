import { expect, test } from '@playwright/test';
import { languageCodes, languages } from '#i18n/languages.ts';
import { formatDate } from '#i18n/numbers.ts';
import { localizedPath, paths } from '#i18n/paths.ts';
import { articlesOf, contentOf } from './site-content.ts';
import { splitByLanguage } from './split-by-language.ts';
import { inArabic, inEnglish, inLanguage } from './tags.ts';
import { expectPath, pageScript, watch } from './visit.ts';

for (const language of languageCodes) {
  const list = localizedPath(language, '/insights');
  const { insights, services } = contentOf(language, 'ui');
  const articles = articlesOf(language);
  const featured = articles.find((article) => article.featured) ?? articles[0];
  const others = articles.filter((article) => article !== featured);
  const at = (id: string | undefined) => localizedPath(language, paths.article(id ?? ''));

  test.describe(`insights in ${languages[language].name}`, inLanguage(language), () => {
    test('the chief executive’s article stands large, the others below it, the newest first', async ({
      page,
    }) => {
      await page.goto(list);
      const shown = page.getByRole('article');
      await expect(shown.getByRole('heading')).toHaveText(
        [featured, ...others].map((one) => one?.title ?? ''),
      );
      const readMore = shown.first().getByRole('link', { name: services.readMore });
      await expect(readMore).toHaveAttribute('href', at(featured?.id));
      await expect(shown.first()).toContainText(contentOf(language, 'team/sami-al-ghamdi').position);
      for (const [index, { id, description, datePublished }] of others.entries()) {
        const card = shown.nth(index + 1);
        await expect(card).toContainText(description);
        await expect(card.locator('time')).toHaveText(formatDate(language, datePublished));
        await expect(card.getByRole('link')).toHaveAttribute('href', at(id));
        await expect(card.getByRole('img')).toHaveCount(0);
        await expect(card.locator('img')).toHaveJSProperty('complete', true);
      }
    });

    test('a card leads to its article wherever it is clicked', inEnglish, async ({ page }) => {
      await page.goto(list);
      await page.getByRole('article').nth(1).locator('img').click({ force: true });
      await expectPath(page, at(others[0]?.id));
    });

    test('the page and every article name the feed of the language', async ({ page }) => {
      for (const path of [list, at(others[0]?.id)]) {
        await page.goto(path);
        const feeds = page.locator('link[rel="alternate"][type="application/rss+xml"]');
        await expect(feeds).toHaveCount(1);
        expect(new URL((await feeds.getAttribute('href')) ?? '').pathname).toBe(
          localizedPath(language, paths.feed),
        );
      }
      await page.goto(list);
      await expect(page.getByRole('link', { name: insights.feed })).toHaveAttribute(
        'href',
        localizedPath(language, paths.feed),
      );
    });

    for (const article of splitByLanguage(articles, language)) {
      test(`${article.id} says who wrote it and when, and leads through its parts and on`, async ({
        page,
      }) => {
        await page.goto(at(article.id));
        const head = page.locator('article header');
        const author = contentOf(language, `team/${article.author}`);
        await expect(page.locator('h1')).toHaveText(article.title);
        await expect(head.locator('time')).toHaveText(formatDate(language, article.datePublished));
        await expect(head.locator('time')).toHaveAttribute('datetime', article.datePublished);
        await expect(head).toContainText(language === 'ar' ? /[٣-٩]\sدقائق للقراءة/ : /[3-9]-minute read/);
        await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');

        const contents = page.getByRole('navigation', { name: contentOf(language, 'ui').contents });
        const heads = article.parts.flatMap(({ head }) => head ?? []);
        await expect(contents.getByRole('link')).toHaveText(heads);
        for (const head of heads) {
          await contents.getByRole('link', { name: head, exact: true }).click();
          await expect(page.getByRole('heading', { name: head, exact: true })).toBeInViewport();
        }
        const quotes = page.locator('article p').filter({ hasText: article.pullQuote });
        await expect(quotes).toHaveCount(2);
        await expect(quotes.and(page.locator('[aria-hidden="true"]'))).toHaveCount(1);

        const hrefs = await page.locator('article p a[href^="/"]').evaluateAll((all) => {
          return all.map((link) => link.getAttribute('href'));
        });
        for (const { to } of article.links) expect(hrefs).toContain(localizedPath(language, to));
        const note = page.getByRole('complementary');
        const { title: service } = contentOf(language, `services/${article.service}`);
        await expect(note.getByRole('link', { name: service })).toHaveAttribute(
          'href',
          localizedPath(language, paths.service(article.service)),
        );
        const chat = page.getByRole('contentinfo').locator('a[href^="https://wa.me/"]');
        expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain(service);
        const { name } = article.case ? contentOf(language, `cases/${article.case}`) : {};
        if (name) await expect(note.getByRole('link', { name })).toBeVisible();
        else await expect(note.getByText(contentOf(language, 'ui').insights.case)).toHaveCount(0);

        await page.getByRole('link', { name: insights.askButton }).click();
        await expectPath(page, localizedPath(language, paths.page('contactus')));
        for (const subject of [article.title, service])
          await expect(page.getByRole('main').locator('form strong').getByText(subject)).toBeVisible();
        await expect(page.locator('form input[name="article"]')).toHaveValue(article.id);
        await page.goBack();

        await head.getByRole('link', { name: `${author.givenName} ${author.familyName}` }).click();
        await expectPath(page, localizedPath(language, '/ourpeople'));
        await expect(page.locator(`#${article.author}`)).toBeVisible();
      });
    }

    test('the way goes on to the article before and the article after', inArabic, async ({ page }) => {
      const [newest, second] = articles;
      await page.goto(at(newest?.id));
      await expect(page.locator('a[rel="next"]')).toHaveCount(0);
      await page.locator('a[rel="prev"]').click();
      await expectPath(page, at(second?.id));
      await expect(page.getByText(insights.next, { exact: true })).toBeVisible();
      await page.locator('a[rel="next"]').click();
      await expectPath(page, at(newest?.id));
      await expect(page.locator('main article').filter({ has: page.locator('h3') })).toHaveCount(3);
    });

    test('an article needs no framework, and the switch keeps it', inEnglish, async ({ page }) => {
      const { files } = watch(page);
      await page.goto(at(featured?.id), { waitUntil: 'networkidle' });
      expect(files.filter((file) => file.endsWith('.js'))).toEqual([pageScript]);
      await page.locator('[data-language-link]').first().click();
      const other = language === 'en' ? 'ar' : 'en';
      await expectPath(page, localizedPath(other, paths.article(featured?.id ?? '')));
      await expect(page.locator('h1')).toHaveText(
        articlesOf(other).find(({ id }) => id === featured?.id)?.title ?? '',
      );
    });
  });
}
