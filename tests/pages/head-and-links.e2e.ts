import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type ElementNode, parse } from 'ultrahtml';
import shareCards from '#content/pictures/share-cards.json' with { type: 'json' };
import { languages, otherLanguage } from '#i18n/languages.ts';
import { localizedPath, parsePath, paths } from '#routing/paths.ts';
import { articlesOf, contentOf, languageOf, pages } from '../support/content/site-content.ts';
import { test } from '../support/fixtures.ts';
import { elementsIn } from '../support/html/elements-in.ts';

interface Read {
  path: string;
  status: number;
  all: (selector: string) => ElementNode[];
  text: (selector: string) => string;
  /** The contents of its meta elements, by name. */
  tags: Map<string, string>;
}

let site: Read[];

// All tests share one reading of the site.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ baseURL }) => {
  site = await Promise.all(pages.map((path) => readPage(path, baseURL)));
});

test('every page answers 200 in the language of its URL, and lets search engines in @once', () => {
  for (const { path, status, all } of site) {
    expect.soft(status, path).toBe(200);
    expect.soft(values(all('html'), 'lang'), path).toEqual([languageOf(path)]);
    expect.soft(values(all('meta[name="robots"]'), 'content'), path).toEqual(['index,follow']);
  }
});

test('every page has a title and a description that no other page has @once', () => {
  const titles = site.map(({ text }) => text('title'));
  const descriptions = site.map(({ all }) => values(all('meta[name="description"]'), 'content').join());
  for (const texts of [titles, descriptions]) {
    expect(texts.filter((text) => text.trim().length < 10)).toEqual([]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('every page names its URL as canonical and both languages as alternates @once', () => {
  for (const { path, all } of site) {
    const bare = parsePath(path).path;
    const urls = {
      en: localizedPath('en', bare),
      ar: localizedPath('ar', bare),
      'x-default': localizedPath('en', bare),
    };
    expect.soft(values(all('link[rel="canonical"]'), 'href').map(pathOf), path).toEqual([path]);
    const alternates = all('link[rel="alternate"][hreflang]');
    const targets = values(alternates, 'href').map(pathOf);
    const named = values(alternates, 'hreflang').map((language, index) => [language, targets[index]]);
    expect.soft(Object.fromEntries(named), path).toEqual(urls);
    expect.soft(pages, path).toEqual(expect.arrayContaining(Object.values(urls)));
  }
});

test('every link and anchor within the site has a target @once', async ({ baseURL }) => {
  const links = new Map<string, string>();
  for (const { path, all } of site) {
    for (const href of values(all('a[href]'), 'href')) {
      const { origin, pathname, search, hash } = new URL(href, `${baseURL}${path}`);
      if (origin === baseURL) links.set(pathname + search + hash, path);
    }
  }
  const read = new Map<string, Read>();
  const dead: string[] = [];
  for (const [link, from] of links) {
    const [path = '', hash] = link.split('#');
    const target = read.get(path) ?? (await readPage(path, baseURL));
    read.set(path, target);
    const isThere = !hash || values(target.all('[id]'), 'id').includes(decodeURIComponent(hash));
    if (target.status !== 200 || !isThere) dead.push(`${link}, on ${from}: ${target.status}`);
  }
  expect(links.size).toBeGreaterThan(pages.length);
  expect(dead).toEqual([]);
});

test('every picture is there, with an alt attribute and a size @once', () => {
  for (const { path, all } of site) {
    const incomplete = all('img').filter(({ attributes: { alt, width, height } }) => {
      return alt === undefined || !(Number(width) > 0) || !(Number(height) > 0);
    });
    expect.soft(values(incomplete, 'src'), path).toEqual([]);
    const sets = [...values(all('img'), 'src'), ...values(all('[srcset]'), 'srcset')];
    const files = sets.flatMap((set) => set.split(', ')).map((file) => file.split(' ')[0] ?? '');
    const missing = files.filter(
      (file) => file.startsWith('/') && !existsSync(join('dist', decodeURIComponent(file))),
    );
    expect.soft(missing, path).toEqual([]);
  }
});

test('every page has its share card, or another picture until that is made @once', () => {
  for (const { path, tags } of site) {
    const language = languageOf(path);
    const card = new URL(tags.get('og:image') ?? '');
    const own = paths.shareCard(parsePath(path).path, language);
    if (own in shareCards) expect.soft(card.pathname, path).toBe(own);
    expect.soft(card.origin, path).toBe(new URL(tags.get('og:url') ?? '').origin);
    expect.soft(existsSync(`dist${card.pathname}`), path).toBe(true);
    expect.soft(Object.fromEntries(tags), path).toMatchObject({
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
      expect.soft(tags.get(name), `${path}, ${name}`).toMatch(script);
  }
});

test('an article’s metadata has author, date and section @once', () => {
  for (const { path, tags } of site.filter(({ path }) => path.includes('/insights/'))) {
    const language = languageOf(path);
    const { author, datePublished, service } = articlesOf(language).find(({ id }) => path.endsWith(`/${id}`));
    expect.soft(tags.get('og:type'), path).toBe('article');
    expect.soft(tags.get('article:published_time'), path).toBe(datePublished);
    expect.soft(tags.get('article:section'), path).toBe(contentOf(language, `services/${service}`).title);
    // The date is known only with the content's git history.
    const modified = tags.get('article:modified_time');
    if (modified) expect.soft(modified > datePublished, path).toBe(true);
    const { pathname, hash } = new URL(tags.get('article:author') ?? '');
    expect.soft(pathname + hash).toBe(`${localizedPath(language, paths.page('ourpeople'))}#${author}`);
  }
});

async function readPage(path: string, baseURL: string | undefined): Promise<Read> {
  const answer = await fetch(`${baseURL}${path}`, { redirect: 'manual' });
  const isPage = answer.headers.get('content-type')?.includes('html');
  const document = parse(isPage ? await answer.text() : '');
  const all = (selector: string) => elementsIn(document, selector);
  const text = (selector: string) => String(all(selector)[0]?.children[0]?.value ?? '');
  const tags = all('meta').map(
    ({ attributes: { property, name, content } }) => [property ?? name ?? '', content ?? ''] as const,
  );
  return { path, status: answer.status, all, text, tags: new Map(tags) };
}

const pathOf = (url: string) => new URL(url).pathname;
const values = (nodes: ElementNode[], name: string) => nodes.map(({ attributes }) => attributes[name] ?? '');

test('pages run no inline handlers or styles, and load nothing from other sites @once', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const refused = new Set<string>();
    Reflect.set(window, 'refused', refused);
    document.addEventListener('securitypolicyviolation', (event) => refused.add(event.effectiveDirective));
    const button = document.createElement('button');
    button.setAttribute('onclick', 'document.title = "run"');
    button.setAttribute('style', 'color: red');
    document.body.append(button);
    button.click();
    const elsewhere = 'https://elsewhere.example/';
    fetch(elsewhere).catch(() => {});
    new FontFace('Elsewhere', `url(${elsewhere})`).load().catch(() => {});
  });
  const refused = () => page.evaluate((): string[] => [...Reflect.get(window, 'refused')].sort());
  await expect.poll(refused).toEqual(['connect-src', 'font-src', 'script-src-attr', 'style-src-attr']);
  expect(await page.title()).not.toBe('run');
});
