import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFixture } from '../app.fixture.ts';

type Site = Awaited<ReturnType<typeof serveFixture>>;
let open: Site;
let staging: Site;
beforeAll(async () => {
  [open, staging] = await Promise.all([serveFixture(), serveFixture({}, { noIndex: true })]);
});
afterAll(() => Promise.all([open.close(), staging.close()]));

test.each([
  ['a page', '/', {}, 'GET', 200],
  ['an Arabic page', '/ar/services/3', {}, 'HEAD', 200],
  ['a page with a form', '/contactus', {}, 'GET', 200],
  ['a missing page', '/nothing', {}, 'GET', 404],
  ['a missing message', '/contactus/sent', {}, 'GET', 404],
  ['a redirect', '/home', {}, 'GET', 301],
  ['a script', '/_astro/app.abc.js', {}, 'GET', 200],
  ['a part of a PDF', '/files/profile.pdf', { range: 'bytes=0-1' }, 'GET', 206],
  ['robots.txt', '/robots.txt', {}, 'GET', 200],
  ['a challenge', '/forms/challenge', {}, 'GET', 200],
  ['a message that is none', '/contactus', {}, 'POST', 403],
  ['a bad path', '/%', {}, 'GET', 400],
  ['a refused method', '/', {}, 'POST', 405],
])(
  '%s is kept from search engines where NOINDEX is set, and nowhere else',
  async (_, path, question, method, status) => {
    const answers = await Promise.all([open, staging].map((site) => site.ask(path, question, method)));
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    expect(answers.map(({ headers }) => headers['x-robots-tag'])).toEqual([undefined, 'noindex, nofollow']);
  },
);

test('an unchanged page is kept from search engines too', async () => {
  const { headers } = await staging.ask('/');
  const again = await staging.ask('/', { 'if-none-match': headers.etag });
  expect([again.status, again.headers['x-robots-tag']]).toEqual([304, 'noindex, nofollow']);
});

test.each([
  ['identity', (body: Buffer) => body],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('one build says both, in the encoding %s', async (encoding, unpack) => {
  const question = { 'accept-encoding': encoding };
  const [shown, hidden] = await Promise.all(
    [open, staging].map(async (site) => unpack((await site.ask('/ar', question)).body).toString()),
  );
  expect(shown).toContain('<meta name="robots" content="index,follow">');
  expect(hidden).toBe(shown?.replace('index,follow', 'noindex,nofollow'));
});

test('crawlers that would not read it are kept out, and those that obey it are let in to read it', async () => {
  const groups = (await staging.ask('/robots.txt')).body.toString().split('\n\n');
  expect(groups.find((group) => group.includes('Googlebot'))).toContain('\nAllow: /');
  expect(groups.find((group) => group.includes('User-agent: *'))?.trim()).toBe('User-agent: *\nDisallow: /');
  expect((await open.ask('/robots.txt')).body.toString()).toBe('User-agent: *\nAllow: /');
});
