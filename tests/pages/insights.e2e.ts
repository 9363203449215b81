import { expect, type Page } from '@playwright/test';
import { formatDate } from '#i18n/dates.ts';
import { otherLanguage } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { articlesOf } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';
import { languageLink } from '../support/page/header-locators.ts';
import { expectPath } from '../support/page/visit.ts';

const ids = articlesOf('en').map(({ id }) => id);
/** Expects that a feed reader finds the feed. */
const expectFeed = (page: Page, path: string) =>
  expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
    'href',
    new RegExp(`^https?://[^/]+${path}$`),
  );

test('the featured article comes before the newest @en', async ({ page, language }) => {
  const { insights, services } = content('ui');
  const articles = articlesOf(language);
  const featured = articles.filter((article) => article.featured);
  const others = articles.filter((article) => !article.featured);
  await page.goto(at(paths.page('insights')));
  const shown = page.getByRole('article');
  // The page ends with the first lines of the newest of them.
  const titles = [...featured, ...others, others[0]].map(({ title }) => title);
  await expect(shown.getByRole('heading')).toHaveText(titles);
  await expect(shown.last().getByRole('link')).toHaveAttribute('href', at(paths.article(others[0].id)));
  const readMore = shown.first().getByRole('link', { name: services.readMore });
  await expect(readMore).toHaveAttribute('href', at(paths.article(featured[0].id)));
  await expect(shown.first()).toContainText(content(`people/${featured[0].author}`).position);
  for (const [index, { id, description, datePublished }] of others.entries()) {
    const card = shown.nth(index + 1);
    await expect(card).toContainText(description);
    await expect(card.locator('time')).toHaveText(formatDate(language, datePublished));
    await expect(card.getByRole('link')).toHaveAttribute('href', at(paths.article(id)));
    await expect(card.getByRole('img')).toHaveCount(0);
    await expect(card.locator('img')).toHaveCount(1);
  }
  await expectFeed(page, at(paths.feed));
  await expect(page.getByRole('link', { name: insights.feed })).toHaveAttribute('href', at(paths.feed));

  // A card leads on wherever it is clicked.
  await shown.nth(1).locator('img').click({ force: true });
  await expectPath(page, at(paths.article(others[0].id)));
  await expectFeed(page, at(paths.feed));
});

for (const [index, id] of ids.entries())
  test(`${id} leads on ${index % 2 ? '@ar' : '@en'}${index > 1 ? ' @all' : ''}`, async ({
    page,
    language,
  }) => {
    const article = articlesOf(language).find((one) => one.id === id);
    const { insights, contents: label } = content('ui');
    await page.goto(at(paths.article(id)));
    const head = page.locator('article header');
    await expect(page.locator('h1')).toHaveText(article.title);
    await expect(head.locator('time')).toHaveText(formatDate(language, article.datePublished));
    await expect(head.locator('time')).toHaveAttribute('datetime', article.datePublished);
    await expect(head).toContainText(
      language === 'ar' ? /(?<![٠-٩])[٣-٩]\sدقائق للقراءة/ : /(?<!\d)[3-9]-minute read/,
    );

    const contents = page.getByRole('navigation', { name: label });
    const heads = article.parts.flatMap(({ heading }: { heading?: string }) => heading ?? []);
    await expect(contents.getByRole('link')).toHaveText(heads);
    for (const head of heads) {
      await contents.getByRole('link', { name: head, exact: true }).click();
      await expect(page.getByRole('heading', { name: head, exact: true })).toBeInViewport();
    }
    const quotes = page.locator('article p').filter({ hasText: article.pullQuote });
    await expect(quotes).toHaveCount(2);
    await expect(quotes.and(page.locator('[aria-hidden="true"]'))).toHaveCount(1);
    for (const { to } of article.links)
      await expect(
        page.locator(`article p a[href="${to.startsWith('/') ? at(to) : to}"]`).first(),
      ).toBeVisible();

    const note = page.getByRole('complementary');
    const { title: service } = content(`services/${article.service}`);
    await expect(note).toContainText(article.note.heading);
    const related = page.locator('article div:has(> p + a)');
    const serviceLink = related.getByRole('link', { name: service });
    await expect(serviceLink).toHaveAttribute('href', at(paths.service(article.service)));
    const chat = page.getByRole('contentinfo').locator('a[href^="https://wa.me/"]');
    expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain(service);
    const { name } = article.case ? content(`cases/${article.case}`) : {};
    if (name) await expect(related.getByRole('link', { name })).toBeVisible();
    else await expect(related.getByText(insights.case)).toHaveCount(0);

    await page.getByRole('link', { name: insights.askButton }).click();
    await expectPath(page, at(paths.page('contactus')));
    for (const subject of [article.title, service])
      await expect(page.getByRole('main').locator('form strong').getByText(subject)).toBeVisible();
    await expect(page.locator('form input[name="article"]')).toHaveValue(id);
    await page.goBack();

    const { givenName, familyName } = content(`people/${article.author}`);
    await head.getByRole('link', { name: `${givenName} ${familyName}` }).click();
    await expectPath(page, at(paths.page('ourpeople')));
    await expect(page.locator(`#${article.author}`)).toBeVisible();
  });

test('an article links to older and newer ones @ar', async ({ page, language }) => {
  const [newest = '', second = ''] = ids;
  await page.goto(at(paths.article(newest)));
  await expect(page.locator('a[rel="next"]')).toHaveCount(0);
  await page.locator('a[rel="prev"]').click();
  await expectPath(page, at(paths.article(second)));
  await expect(page.getByText(content('ui').insights.next, { exact: true })).toBeVisible();
  await page.locator('a[rel="next"]').click();
  await expectPath(page, at(paths.article(newest)));
  await expect(page.locator('main article').filter({ has: page.locator('h3') })).toHaveCount(
    Math.min(3, ids.length - 1),
  );
  await languageLink(page).click();
  const other = otherLanguage(language);
  await expectPath(page, localizedPath(other, paths.article(newest)));
  await expect(page.locator('h1')).toHaveText(articlesOf(other)[0].title);
});

test('a reader shares an article @en', async ({ page, context, language }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { share: labels, header } = content('ui');
  const [article] = articlesOf(language);
  const title = article.title;
  await page.goto(at(paths.article(article.id)));
  const url = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
  const links = page.getByRole('region', { name: labels.title }).getByRole('link');
  const shared = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
  const parts = shared.map((href) => [new URL(href).host, Object.fromEntries(new URL(href).searchParams)]);
  expect(parts).toMatchObject([
    ['www.linkedin.com', { url }],
    ['x.com', { url, text: title }],
    ['wa.me', { text: `${title}\n${url}` }],
    ['', { subject: title, body: url }],
  ]);
  expect(shared[3]).toMatch(/^mailto:/);
  // Mail programs do not read a plus as a space.
  expect(shared.join()).not.toContain('+');
  for (const network of [0, 1, 2]) {
    await expect(links.nth(network)).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(links.nth(network)).toHaveAccessibleDescription(header.newTab);
  }
  await page.getByRole('button', { name: labels.copy }).click();
  await expect(page.getByRole('status')).toHaveText(labels.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  // A browser with a share sheet offers it, another does not.
  const button = page.getByRole('button', { name: labels.apps });
  await expect(button).toHaveCount((await page.evaluate(() => 'share' in navigator)) ? 1 : 0);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: ShareData) => localStorage.setItem('shared', url ?? ''),
    });
  });
  await page.reload();
  await button.click();
  expect(await page.evaluate(() => localStorage.getItem('shared'))).toBe(url);
});
