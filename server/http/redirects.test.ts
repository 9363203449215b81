import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRedirects } from '#content/files/read-redirects.ts';
import { newFolder } from '#tests/support/server/clean-up.ts';
import { serveFixture } from '#tests/support/server/fixture-site.ts';
import { redirectTarget } from './redirects.ts';

const site = await serveFixture();

test.each([
  ['/home', '/'],
  ['/ar/home', '/ar'],
  ['/healthCare', '/healthcare'],
  ['/ar/', '/ar'],
  ['/services/3///', '/services/3'],
  ['/services/3/?lng=ar&x=/', '/services/3?lng=ar&x=/'],
  ['/services/3.html', '/services/3'],
  ['/index.html', '/'],
  ['/ar/healthCare.html', '/ar/healthcare'],
  ['/contactus.html', '/contactus'],
  ['/Services/3', '/services/3'],
  ['/AR/Home', '/ar'],
  ['/Ar/Services/3.HTML?lng=en', '/ar/services/3?lng=en'],
  ['/ContactUs?q=AUDIT', '/contactus?q=AUDIT'],
  ['/en', '/'],
  ['/EN/Services/3', '/services/3'],
  ['/Files/Profile.PDF', '/files/profile.pdf'],
  ['/services/3.', '/services/3'],
  ['/ar/services/3%D8%8C', '/ar/services/3'],
  ['/ContactUs/%C2%BB).%E2%80%8F?q=1', '/contactus?q=1'],
])('%s moves to %s in one hop', async (path, target) => {
  const { status, headers } = await site.ask(path);
  expect([status, headers.location]).toEqual([301, target]);
  expect(headers['cache-control']).toMatch(target.includes('?') ? /^private,/ : /^public,/);
  expect((await site.ask(target)).status).toBe(200);
});

test.each([
  ['a chain', '/old: /older\n/older: /services', '/old leads to /older, but /older has moved as well'],
  ['a path that leads to itself', '/old: /old', '/old leads to /old, but /old has moved as well'],
  ['another site', '/old: https://evil.example/', 'https://evil.example/ is not a path like /services/3'],
  ['a URL that is no path', 'old: /services', 'old is not a path like /services/3'],
  ['one language alone', '/ar/old: /services', '/ar/old names a language: leave it out, as in /old'],
])('%s is refused as a redirect, with the reason', (_, yaml, message) => {
  const file = join(newFolder(), 'redirects.yaml');
  writeFileSync(file, yaml);
  expect(() => readRedirects(file)).toThrow(message);
});

test.each([
  ['//evil.example/', 404],
  ['/\\evil.example/', 404],
  ['/%', 400],
  ['/_astro/..%5c..%5cpackage.json', 404],
  ['/Services/99', 404],
  ['/en/services/99', 404],
  ['//EN/services/3', 404],
  ['/unavailable', 404],
  ['/forms/other', 404],
])('%s answers %i, and leads neither elsewhere nor out of the site', async (path, status) => {
  const answer = await site.ask(path, { range: 'bytes=0-3', 'if-none-match': '*' });
  expect([answer.status, answer.headers.location]).toEqual([status, undefined]);
  expect(answer.body.toString()).not.toContain('website-website');
});

test('an unknown address is first redirected to its normal form', async () => {
  const { status, headers } = await site.ask('/a%2Fb/');
  expect([status, headers.location]).toEqual([301, '/a%2Fb']);
});

test.each([
  ['POST', '/', 'GET, HEAD'],
  ['TRACE', '/', 'GET, HEAD'],
  ['PUT', '/contactus', 'GET, HEAD, POST'],
])('%s of %s gets no redirect', async (method, path, allow) => {
  const { status, headers } = await site.ask(path, {}, method);
  expect([status, headers.allow]).toEqual([405, allow]);
});

test('an old address redirects in any letter case', () => {
  const redirects = new Map([['/OldPage', '/services']]);
  expect(redirectTarget(redirects, '/oldpage')).toBe('/services');
  expect(redirectTarget(redirects, '/AR/OLDPAGE')).toBe('/ar/services');
});

test('a path of a million slashes is read once', () => {
  const path = `/a${'/'.repeat(1_000_000)}`;
  expect(redirectTarget(new Map(), `${path}x`)).toBeUndefined();
  expect(redirectTarget(new Map(), path)).toBe('/a');
});
