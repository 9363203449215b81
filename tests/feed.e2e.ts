import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { parse } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';
import { paths } from '#i18n/paths.ts';
import { test } from './fixtures.ts';

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });
/** RFC 822 with the four-digit years of RFC 1123. */
const rfc822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

test('a feed reader gets every article, whole', async ({ page, request, baseURL, at, content, language }) => {
  const path = at(paths.feed);
  const answer = await request.get(path);
  const source = await answer.text();
  expect(answer.headers()['content-type']).toBe('text/xml; charset=utf-8');
  expect(await page.evaluate(xmlError, source)).toBeUndefined();

  const { channel } = parser.parse(source).rss;
  const local = (url: string) => url.replace(new URL(url).origin, String(baseURL));
  expect(channel.language).toBe(language);
  expect(channel['atom:link']).toMatchObject({ '@rel': 'self', '@type': 'application/rss+xml' });
  expect(new URL(channel['atom:link']['@href']).pathname).toBe(path);
  expect(new URL(channel.link).pathname).toBe(at(paths.page('insights')));

  const items: Record<string, string>[] = channel.item;
  expect(items.length).toBe(readdirSync(`content/${language}/insights`).length);
  expect(items.map(({ pubDate }) => Date.parse(pubDate ?? '')).toSorted((a, b) => b - a)).toEqual(
    items.map(({ pubDate }) => Date.parse(pubDate ?? '')),
  );
  const authors = readdirSync(`content/${language}/team`)
    .map((file) => content(`team/${file.replace('.yaml', '')}`))
    .map(({ givenName, familyName }) => `${givenName} ${familyName}`);
  const links = [channel.link, ...items.map(({ link }) => link)];
  for (const item of items) {
    expect(item.pubDate).toMatch(rfc822);
    expect(new Date(item.pubDate ?? '').toUTCString()).toBe(item.pubDate);
    expect(item.guid).toEqual({ '#text': item.link, '@isPermaLink': 'true' });
    expect(authors).toContain(item['dc:creator']);
    const text = item['content:encoded'] ?? '';
    expect(text.length).toBeGreaterThan(3000);
    const inside = querySelectorAll(parse(text), 'a').map(({ attributes }) => attributes.href);
    expect(inside.length).toBeGreaterThan(0);
    links.push(...inside.filter((link) => link?.startsWith(new URL(channel.link).origin)));
  }
  for (const link of new Set(links)) {
    expect(new URL(link).pathname.startsWith('/ar/'), link).toBe(language === 'ar');
    expect((await request.get(local(link), { maxRedirects: 0 })).status(), link).toBe(200);
  }
});

/** What a browser, which forgives nothing in XML, has against a document. */
function xmlError(source: string) {
  return new DOMParser().parseFromString(source, 'application/xml').querySelector('parsererror')?.textContent;
}
