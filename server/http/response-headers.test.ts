import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serveFixture } from '#tests/support/server/fixture-site.ts';
import { cspSources } from '../../scripts/build/csp-sources.ts';
import { pageHeaders } from './security-headers.ts';

const site = await serveFixture();
const staging = await serveFixture({ noIndex: true, hstsPreload: true });

test.each([
  ['a page', '/', {}, 'GET', 200],
  ['an Arabic page', '/ar/services/3', {}, 'HEAD', 200],
  ['a page with a form', '/contactus', {}, 'GET', 200],
  ['a missing page', '/nothing', {}, 'GET', 404],
  ['a redirect', '/home', {}, 'GET', 301],
  ['a picture', '/favicon.svg', {}, 'GET', 200],
  ['a part of a PDF', '/files/profile.pdf', { range: 'bytes=0-1' }, 'GET', 206],
  ['a challenge', '/forms/challenge', {}, 'GET', 200],
  ['a submission that is none', '/contactus', {}, 'POST', 403],
  ['a bad path', '/%', {}, 'GET', 400],
  ['a refused method', '/', {}, 'POST', 405],
])(
  '%s has the security headers, and the operator’s settings for search engines and subdomains',
  async (_, path, question, method, status) => {
    const answer = await site.ask(path, question, method);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/^(?!.*unsafe)default-src '(?:none|self)'/),
    });
    for (const name of ['server', 'x-powered-by', 'x-robots-tag'])
      expect(answer.headers).not.toHaveProperty(name);
    const staged = await staging.ask(path, question, method);
    expect(staged.status).toBe(status);
    expect(staged.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    });
  },
);

test('a page may run only its scripts, and no site may frame it', async () => {
  const { headers } = await site.ask('/');
  const none = ['base-uri', 'frame-ancestors', 'object-src', 'frame-src'];
  expect(String(headers['content-security-policy']).split(';')).toEqual(
    expect.arrayContaining([
      // Firefox prefetches a link's page only with this source.
      "default-src 'self'",
      "script-src 'self' 'sha256-script'",
      "style-src 'self' 'sha256-style'",
      ...none.map((name) => `${name} 'none'`),
    ]),
  );
  expect(headers['x-frame-options']).toBe('DENY');
});

test('only pages of the site may frame a PDF', async () => {
  const { headers } = await site.ask('/files/profile.pdf');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('a page may frame the site’s files if it embeds one, and another site if it has its film', async () => {
  const film = 'https://www.youtube-nocookie.com';
  const policyOf = (html: string) => pageHeaders(cspSources(html))['content-security-policy']?.split(';');
  const framing = policyOf('<object></object>');
  expect(framing).toEqual(expect.arrayContaining(["frame-src 'self'", "object-src 'self'"]));
  const link = `<a data-embed-origin="${film}"></a>`;
  expect(policyOf(link)).toEqual(expect.arrayContaining([`frame-src ${film}`, "script-src 'self'"]));
  expect(policyOf(`<iframe></iframe>${link}`)).toContain(`frame-src 'self' ${film}`);
});

test('a 304 answer keeps search engines out too', async () => {
  const { headers } = await staging.ask('/');
  const again = await staging.ask('/', { 'if-none-match': headers.etag });
  expect([again.status, again.headers['x-robots-tag']]).toEqual([304, 'noindex, nofollow']);
});

test.each([
  ['identity', (body: Buffer) => body],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('one build serves public and private sites, in the encoding %s', async (encoding, unpack) => {
  const pageOf = async (from: typeof site) =>
    unpack((await from.ask('/ar', { 'accept-encoding': encoding })).body).toString();
  const shown = await pageOf(site);
  expect(shown).toContain('<meta name="robots" content="index,follow">');
  expect(await pageOf(staging)).toBe(shown.replace('index,follow', 'noindex,nofollow'));
});

test('robots.txt lets in crawlers that obey noindex, and keeps the others out', async () => {
  const robots = async (from: typeof site) => (await from.ask('/robots.txt')).body.toString();
  const groups = (await robots(staging)).split('\n\n');
  expect(groups.find((group) => group.includes('Googlebot'))).toContain('\nAllow: /');
  expect(groups.find((group) => group.includes('User-agent: *'))?.trim()).toBe('User-agent: *\nDisallow: /');
  expect(await robots(site)).toBe('User-agent: *\nAllow: /');
});
