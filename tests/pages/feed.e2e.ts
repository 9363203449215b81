import { expect } from '@playwright/test';
import { paths } from '#routing/paths.ts';
import { articlesOf, entriesOf } from '../support/content/site-content.ts';
import { at, test } from '../support/fixtures.ts';
import { parseHtml, parseXml, textsOf } from '../support/html/parse-markup.ts';

/** RFC 822 with the four-digit years of RFC 1123. */
const rfc822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

test('the feed has every article in full @ar', async ({ request, baseURL, language }) => {
  const path = at(paths.feed);
  const answer = await request.get(path);
  expect(answer.headers()['content-type']).toBe('text/xml; charset=utf-8');
  const feed = parseXml(await answer.text());
  const local = (url: string) => url.replace(new URL(url).origin, String(baseURL));
  expect(textsOf(feed, 'language')).toEqual([language]);
  const [self] = feed.getElementsByTagName('atom:link');
  expect([self?.getAttribute('rel'), self?.getAttribute('type')]).toEqual(['self', 'application/rss+xml']);
  expect(new URL(self?.getAttribute('href') ?? '').pathname).toBe(path);
  const home = feed.querySelector('channel > link')?.textContent ?? '';
  expect(new URL(home).pathname).toBe(at(paths.page('insights')));

  const items = [...feed.querySelectorAll('item')];
  expect(items.length).toBe(articlesOf(language).length);
  const days = textsOf(feed, 'pubDate');
  expect(days.toSorted((one, other) => Date.parse(other) - Date.parse(one))).toEqual(days);
  const authors = entriesOf(language, 'people').map(
    ({ givenName, familyName }) => `${givenName} ${familyName}`,
  );
  const links = [home, ...textsOf(feed, 'link')];
  for (const item of items) {
    const [day = '', ...others] = textsOf(item, 'pubDate');
    expect(others).toEqual([]);
    expect(day).toMatch(rfc822);
    expect(new Date(day).toUTCString()).toBe(day);
    const [guid] = item.getElementsByTagName('guid');
    expect([guid?.textContent, guid?.getAttribute('isPermaLink')]).toEqual([
      ...textsOf(item, 'link'),
      'true',
    ]);
    expect(authors).toContain(textsOf(item, 'dc:creator').join());
    const text = textsOf(item, 'content:encoded').join();
    expect(text.length).toBeGreaterThan(3000);
    const inside = [...parseHtml(text).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(inside.length).toBeGreaterThan(0);
    links.push(...inside.filter((link) => link.startsWith(new URL(home).origin)));
  }
  for (const link of new Set(links)) {
    expect(new URL(link).pathname.startsWith('/ar/'), link).toBe(language === 'ar');
    expect((await request.get(local(link), { maxRedirects: 0 })).status(), link).toBe(200);
  }
});
