import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFixture } from '../app.fixture.ts';
import { pageHeaders } from './security-headers.ts';

let site: Awaited<ReturnType<typeof serveFixture>>;
beforeAll(async () => {
  site = await serveFixture();
});
afterAll(() => site.close());

test.each([
  ['a page', '/', {}, 'GET', 200],
  ['an Arabic page', '/ar/services/3', {}, 'GET', 200],
  ['a missing page', '/nothing', {}, 'GET', 404],
  ['a redirect', '/home', {}, 'GET', 301],
  ['a file', '/_astro/app.abc.js', {}, 'GET', 200],
  ['a part of a file', '/files/profile.pdf', { range: 'bytes=0-1' }, 'GET', 206],
  ['a bad path', '/%', {}, 'GET', 400],
  ['a refused method', '/', {}, 'POST', 405],
])('%s carries the security headers', async (_, path, question, method, status) => {
  const answer = await site.ask(path, question, method);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringMatching(/^default-src '(?:none|self)'/),
  });
  expect(answer.headers['content-security-policy']).not.toContain('unsafe');
  expect(answer.headers.server).toBeUndefined();
  expect(answer.headers['x-powered-by']).toBeUndefined();
});

test('a page may run its own scripts and inline parts, and be framed by nobody', async () => {
  const { headers } = await site.ask('/');
  const policy = String(headers['content-security-policy']).split(';');
  // Firefox refuses by any other to fetch a link's page in advance.
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self' 'sha256-script'");
  expect(policy).toContain("style-src 'self' 'sha256-style'");
  for (const name of ['base-uri', 'frame-ancestors', 'object-src', 'frame-src'])
    expect(policy).toContain(`${name} 'none'`);
  expect(headers['x-frame-options']).toBe('DENY');
});

test('a PDF may stand in a frame of our own pages only', async () => {
  const { headers } = await site.ask('/files/profile.pdf');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('a page with an embedded file may frame our own files', () => {
  const headers = pageHeaders({ scripts: [], styles: [], embeds: ['object-src'], frames: [] });
  expect(headers['content-security-policy']).toContain("frame-src 'self'");
  expect(headers['content-security-policy']).toContain("object-src 'self'");
});

test('a page with a film from elsewhere may frame that one site, and no other page may', async () => {
  const frames = ['https://www.youtube-nocookie.com'];
  const policyOf = (embeds: 'frame-src'[]) =>
    pageHeaders({ scripts: [], styles: [], embeds, frames })['content-security-policy']?.split(';');
  expect(policyOf([])).toContain('frame-src https://www.youtube-nocookie.com');
  expect(policyOf([])).toContain("script-src 'self'");
  expect(policyOf(['frame-src'])).toContain("frame-src 'self' https://www.youtube-nocookie.com");
  const { headers } = await site.ask('/about-us');
  expect(headers['content-security-policy']).toContain("frame-src 'none'");
});

test.each(['/', '/favicon.svg', '/contactus', '/nothing', '/home', '/%'])(
  'where the operator has set it, %s binds the subdomains to https as well',
  async (path) => {
    const wide = await serveFixture({}, { hstsPreload: true });
    const { headers } = await wide.ask(path);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
    await wide.close();
  },
);
