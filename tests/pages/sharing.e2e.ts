import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'ultrahtml';
import shareCards from '#content/pictures/share-cards.json' with { type: 'json' };
import { languages, otherLanguage } from '#i18n/languages.ts';
import { parsePath, paths } from '#routing/paths.ts';
import { articlesOf, contentOf, languageOf, pages } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';
import { elementsIn } from '../support/html/elements-in.ts';

test('every page has its share card, or another picture until that is made @once', async ({ baseURL }) => {
  for (const page of pages) {
    const language = languageOf(page);
    const tags = await tagsOf(`${baseURL}${page}`);
    const card = new URL(tags.get('og:image') ?? '');
    const own = paths.shareCard(parsePath(page).path, language);
    if (own in shareCards) expect.soft(card.pathname, page).toBe(own);
    expect.soft(card.origin, page).toBe(new URL(tags.get('og:url') ?? '').origin);
    expect.soft(existsSync(`dist${card.pathname}`), page).toBe(true);
    expect.soft(Object.fromEntries(tags), page).toMatchObject({
      'og:image:type': 'image/jpeg',
      ...(own in shareCards ? { 'og:image:width': '1200', 'og:image:height': '630' } : {}),
      'og:locale': languages[language].openGraph,
      'og:locale:alternate': languages[otherLanguage(language)].openGraph,
      'og:site_name': contentOf(language, 'firm').name,
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': tags.get('og:image:alt'),
    });
    const script = language === 'ar' ? /[\u0620-\u064a]{3}/ : /^[^\u0620-\u064a]+$/;
    for (const name of ['og:title', 'og:description', 'og:image:alt'])
      expect.soft(tags.get(name), `${page}, ${name}`).toMatch(script);
  }
});

test('an article’s metadata has author, date and section', async ({ baseURL, at, content, language }) => {
  for (const { id, author, datePublished, service } of articlesOf(language)) {
    const tags = await tagsOf(baseURL + at(paths.article(id)));
    expect.soft(tags.get('og:type')).toBe('article');
    expect.soft(tags.get('article:published_time')).toBe(datePublished);
    expect.soft(tags.get('article:section')).toBe(content(`services/${service}`).title);
    // The date is known only with the content's git history.
    const modified = tags.get('article:modified_time');
    if (modified) expect.soft(modified > datePublished, id).toBe(true);
    const { pathname, hash } = new URL(tags.get('article:author') ?? '');
    expect.soft(pathname + hash).toBe(`${at(paths.page('ourpeople'))}#${author}`);
  }
});

test('the site has a name and an icon on a home screen @ar', async ({
  page,
  request,
  at,
  content,
  language,
}) => {
  await page.goto(at(paths.home));
  await page.mouse.move(10, 10);
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const document = parse(await (await request.get(at(paths.home))).text());
  const linked = (rel: string) =>
    elementsIn(document, `link[rel="${rel}"]`).map(({ attributes }) => attributes.href ?? '');
  const answer = await request.get(href);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  expect(answer.headers()['cache-control']).toBe('public, max-age=86400');

  const manifest = await answer.json();
  const { name, shortName } = content('firm');
  expect(manifest).toMatchObject({
    name,
    short_name: shortName,
    lang: language,
    dir: languages[language].dir,
    start_url: at(paths.home),
    scope: '/',
    display: 'minimal-ui',
  });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  const kinds = ['192x192 any', '512x512 any', '512x512 maskable'];
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(kinds);
  const touch = linked('apple-touch-icon').map((src) => ({ src, sizes: '180x180' }));
  for (const { src, sizes } of [...icons, ...touch]) {
    const { width, height, hasAlpha } = await sharp(await (await request.get(src)).body()).metadata();
    expect.soft([`${width}x${height}`, hasAlpha], src).toEqual([sizes, false]);
  }
  expect(linked('icon')).toEqual(['/favicon.ico', '/favicon.svg']);
  for (const icon of linked('icon')) expect.soft((await request.get(icon)).status(), icon).toBe(200);
});

async function tagsOf(url: string): Promise<Map<string, string>> {
  const document = parse(await (await fetch(url)).text());
  const metas = elementsIn(document, 'meta');
  return new Map(
    metas.map(({ attributes: { property, name, content } }) => [property ?? name ?? '', content ?? '']),
  );
}
