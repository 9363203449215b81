import { readFileSync } from 'node:fs';
import { type APIResponse, expect } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { readRedirects } from '#content/files/read-redirects.ts';
import { languageCodes, languages, otherLanguage } from '#i18n/languages.ts';
import { localizedPath, paths } from '#routing/paths.ts';
import { serviceIds } from '../support/content/site-content.ts';
import { at, content, test } from '../support/fixtures.ts';

test('robots.txt allows search engines and names the sitemap @once', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  const lines = (await textOf(answer)).split('\n');
  expect(lines).toContain('Allow: /');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(lines.join('\n')) ?? [];
  expect(new URL(sitemap).pathname).toBe('/sitemap.xml');
  expect(answer.headers()['x-robots-tag']).toBeUndefined();
});

test('security.txt names a contact, and the day on which it expires @once', async ({ request }) => {
  const path = '/.well-known/security.txt';
  const fields = (await textOf(await request.get(path)))
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
  const { Contact, Expires, Canonical, ...others } = Object.fromEntries(fields);
  expect(Contact).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(new Date(Expires)).toEqual(new Date(parse(readFileSync('content/security.yaml', 'utf8')).expires));
  expect(new URL(Canonical).pathname).toBe(path);
  expect(others).toEqual({ 'Preferred-Languages': 'en, ar' });
  // The site has no passwords, so it has no page to change one.
  expect((await request.get('/.well-known/change-password', { maxRedirects: 0 })).status()).toBe(404);
});

test('llms.txt lists the pages @ar', async ({ request, language }) => {
  const text = await textOf(await request.get(at('/llms.txt')));
  expect(text.startsWith(`# ${content('firm').name}\n\n> `)).toBe(true);
  const links = [...text.matchAll(/\]\((.+?)\)/g)].map(([, link]) => new URL(String(link)).pathname);
  expect(links).toContain(localizedPath(otherLanguage(language), '/llms.txt'));
  expect(links.filter((link) => /\/services\/\d+$/.test(link))).toHaveLength(2 * serviceIds.length);
  expect(links.length).toBe(new Set(links).size);
  for (const link of links)
    expect.soft((await request.get(link, { maxRedirects: 0 })).status(), link).toBe(200);
});

test('a moved URL redirects in one step @once', async ({ request }) => {
  const redirects = readRedirects();
  // The specification's spelling never changes.
  expect([...redirects.keys()]).toContain('/home');
  for (const [old, target] of redirects)
    for (const language of languageCodes) {
      const [from, to] = [localizedPath(language, old), localizedPath(language, target)];
      const answer = await request.get(`${from}?a=1`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], from).toEqual([301, `${to}?a=1`]);
      // It opens only with a signed link.
      const status = target === paths.submissionStatus ? 404 : 200;
      expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(status);
    }
});

test('the site has a name and an icon on a home screen @ar', async ({ page, request, language }) => {
  await page.goto(at(paths.home));
  await page.mouse.move(10, 10);
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const linked = (rel: string): Promise<string[]> =>
    page
      .locator(`link[rel="${rel}"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
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
  const touch = (await linked('apple-touch-icon')).map((src) => ({ src, sizes: '180x180' }));
  for (const { src, sizes } of [...icons, ...touch]) {
    const { width, height, hasAlpha } = await sharp(await (await request.get(src)).body()).metadata();
    expect.soft([`${width}x${height}`, hasAlpha], src).toEqual([sizes, false]);
  }
  expect(await linked('icon')).toEqual(['/favicon.ico', '/favicon.svg']);
  for (const icon of await linked('icon')) expect.soft((await request.get(icon)).status(), icon).toBe(200);
});

async function textOf(answer: APIResponse): Promise<string> {
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  return answer.text();
}
