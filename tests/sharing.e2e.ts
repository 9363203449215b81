import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'ultrahtml';
import { languageCodes, languages, otherLanguage } from '#i18n/languages.ts';
import { localizedPath, parsePath, paths } from '#i18n/paths.ts';
import { elementsIn } from './elements-in.ts';
import { closedJob } from './sample-jobs.ts';
import { articlesOf, contentOf, languageOf, pages } from './site-content.ts';
import { inLanguage } from './tags.ts';

type Tags = Map<string, string>;

test('every page brings to the networks a card of its own, in its language, and says what it shows', async ({
  baseURL,
}) => {
  const shown: string[] = [];
  for (const page of pages) {
    const language = languageOf(page);
    const tags = await tagsOf(`${baseURL}${page}`);
    const card = new URL(tags.get('og:image') ?? '');
    expect.soft(card.pathname, page).toBe(paths.shareCard(parsePath(page).path, language));
    expect.soft(card.origin, page).toBe(new URL(tags.get('og:url') ?? '').origin);
    expect.soft(existsSync(`dist${card.pathname}`), page).toBe(true);
    expect.soft(Object.fromEntries(tags), page).toMatchObject({
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:locale': languages[language].openGraph,
      'og:locale:alternate': languages[otherLanguage(language)].openGraph,
      'og:site_name': contentOf(language, 'firm').name,
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': tags.get('og:image:alt'),
    });
    for (const name of ['og:title', 'og:description', 'og:image:alt'])
      expect
        .soft(tags.get(name), `${page}, ${name}`)
        .toMatch(language === 'ar' ? /[\u0620-\u064a]{3}/ : /^[^\u0620-\u064a]+$/);
    shown.push(card.pathname);
  }
  const drawn = languageCodes.flatMap((language) =>
    readdirSync(`dist/cards/${language}`).map((file) => `/cards/${language}/${file}`),
  );
  // The form of a closed job is built, and leads to the job.
  const closed = languageCodes.map((language) => paths.shareCard(paths.apply(closedJob), language));
  expect(shown.toSorted()).toEqual(drawn.filter((card) => !closed.includes(card)).toSorted());
});

test('an article says who wrote it, when, and about what', async ({ baseURL }) => {
  for (const language of languageCodes) {
    for (const { id, author, datePublished, service } of articlesOf(language)) {
      const tags = await tagsOf(`${baseURL}${localizedPath(language, paths.article(id))}`);
      expect.soft(tags.get('og:type')).toBe('article');
      expect.soft(tags.get('article:published_time')).toBe(datePublished);
      expect.soft(tags.get('article:section')).toBe(contentOf(language, `services/${service}`).title);
      // Known only where the history of the content is.
      const modified = tags.get('article:modified_time');
      if (modified) expect.soft(modified > datePublished, id).toBe(true);
      const page = new URL(tags.get('article:author') ?? '');
      expect
        .soft(page.pathname + page.hash)
        .toBe(`${localizedPath(language, paths.page('ourpeople'))}#${author}`);
    }
  }
});

for (const language of languageCodes) {
  test(
    `on a home screen the site bears its name and icon in ${languages[language].name}`,
    inLanguage(language),
    async ({ page, request }) => {
      const home = localizedPath(language, paths.home);
      await page.goto(home);
      await page.mouse.move(10, 10);
      const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
      const document = parse(await (await request.get(home)).text());
      const linked = (rel: string) =>
        elementsIn(document, `link[rel="${rel}"]`).map(({ attributes }) => attributes);
      const answer = await request.get(href);
      expect(answer.headers()['content-type']).toBe('application/manifest+json');
      expect(answer.headers()['cache-control']).toBe('public, max-age=86400');

      const manifest = await answer.json();
      const { name, shortName } = contentOf(language, 'firm');
      expect(manifest).toMatchObject({
        name,
        short_name: shortName,
        lang: language,
        dir: languages[language].dir,
        start_url: home,
        scope: '/',
        display: 'minimal-ui',
      });
      const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
      expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
        '192x192 any',
        '512x512 any',
        '512x512 maskable',
      ]);
      const pictures = [
        ...icons.map(({ src, sizes }) => ({ src, sizes })),
        ...linked('apple-touch-icon').map(({ href }) => ({ src: href ?? '', sizes: '180x180' })),
      ];
      for (const { src, sizes } of pictures) {
        const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
        expect.soft(`${width}x${height}`, src).toBe(sizes);
      }
      const tabs = linked('icon').map(({ href }) => href ?? '');
      expect(tabs).toEqual(['/favicon.ico', '/favicon.svg']);
      for (const icon of tabs) expect.soft((await request.get(icon)).status(), icon).toBe(200);
    },
  );
}

async function tagsOf(url: string): Promise<Tags> {
  const document = parse(await (await fetch(url)).text());
  const metas = elementsIn(document, 'meta');
  return new Map(
    metas.map(({ attributes: { property, name, content } }) => [property ?? name ?? '', content ?? '']),
  );
}
