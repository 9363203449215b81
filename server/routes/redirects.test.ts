import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFixture } from '../app.fixture.ts';
import { readRedirects, redirectTarget } from './redirects.ts';

let site: Awaited<ReturnType<typeof serveFixture>>;
beforeAll(async () => {
  site = await serveFixture();
});
afterAll(() => site.close());

test.each([
  ['/home', '/'],
  ['/ar/home', '/ar'],
  ['/healthCare', '/healthcare'],
  ['/ar/healthCare', '/ar/healthcare'],
  ['/ar/', '/ar'],
  ['/services/3/', '/services/3'],
  ['/services/3///', '/services/3'],
  ['/services/3/?lng=ar&x=/', '/services/3?lng=ar&x=/'],
  ['/services/3.html', '/services/3'],
  ['/index.html', '/'],
  ['/home/?a=1', '/?a=1'],
  ['/ar/healthCare.html', '/ar/healthcare'],
])('%s moves to %s in one hop', async (path, target) => {
  const { status, headers } = await site.ask(path);
  expect([status, headers.location]).toEqual([301, target]);
  expect((await site.ask(target)).status).toBe(200);
});

test.each([
  ['a chain', '/old: /older\n/older: /services', '/old leads to /older, but /older has moved as well'],
  ['a loop', '/old: /older\n/older: /old', '/old leads to /older, but /older has moved as well'],
  ['a path that leads to itself', '/old: /old', '/old leads to /old, but /old has moved as well'],
  ['another site', '/old: https://evil.example/', 'https://evil.example/ is no path such as /services/3'],
  ['another host', '/old: //evil.example', '//evil.example is no path such as /services/3'],
  ['a path with a query', '/old: /services?x=1', '/services?x=1 is no path such as /services/3'],
  ['a URL that is no path', 'old: /services', 'old is no path such as /services/3'],
  ['one language alone', '/ar/old: /services', '/ar/old is a path of one language'],
])('%s is no redirect, and is said so', (_, yaml, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  const file = join(folder, 'redirects.yaml');
  writeFileSync(file, yaml);
  expect(() => readRedirects(file)).toThrow(message);
  rmSync(folder, { recursive: true });
});

test.each(['//evil.example/', '//evil.example/home/', '/\\evil.example/', '/\\/evil.example/', '///'])(
  '%s leads to no other host',
  async (path) => {
    const { status, headers } = await site.ask(path);
    expect([status, headers.location]).toEqual([404, undefined]);
  },
);

test.each([
  ['/%', 400],
  ['/%ff', 400],
  ['/%00', 404],
  ['/..%2f..%2fpackage.json', 404],
  ['/../package.json', 404],
  ['/%2e%2e/package.json', 404],
  ['/_astro/..%5c..%5cpackage.json', 404],
  ['http://localhost/', 400],
])('%s answers %i and nothing outside the site', async (path, status) => {
  const answer = await site.ask(path);
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).not.toContain('rasikh-website');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not answered', async (method) => {
  const { status, headers } = await site.ask('/', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a row of a million slashes is read once', () => {
  const path = `/a${'/'.repeat(1_000_000)}`;
  expect(redirectTarget(new Map(), `${path}x`)).toBeUndefined();
  expect(redirectTarget(new Map(), path)).toBe('/a');
});
