import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { serveFixture } from '#tests/support/server/fixture-site.ts';
import { acceptedEncoding } from './content-encodings.ts';

const site = await serveFixture();

describe('a page', () => {
  test.each([
    ['/', 'index'],
    ['/ar', 'ar'],
    ['/services/3', 'services/3'],
    ['/%73ervices/3', 'services/3'],
  ])('%s answers with its file', async (path, name) => {
    const { status, headers, body } = await site.ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain(`<h1>${name}</h1>`);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['', undefined],
  ])('with Accept-Encoding "%s" is served as %s', async (accepted, encoding) => {
    const { headers, body } = await site.ask('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString()).toContain('<h1>index</h1>');
  });

  test('is never sent in part', async () => {
    expect((await site.ask('/', { range: 'bytes=0-3' })).status).toBe(200);
    const since = { 'if-modified-since': new Date().toUTCString() };
    expect((await site.ask('/', since)).status).toBe(200);
  });
});

describe('a path without a page', () => {
  test.each([
    ['/nothing', '404'],
    ['/ar/nothing', 'ar/404'],
    ['/services/99', 'services/404'],
    ['/ar/services/99', 'ar/services/404'],
    ['/ar/services/404', 'ar/services/404'],
  ])('%s answers 404 with the page %s', async (path, name) => {
    const answer = await site.ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain(`<h1>${name}</h1>`);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await site.ask(path, { 'if-none-match': answer.headers.etag });
    expect(again.status).toBe(404);
  });
});

test('a header of a million spaces is ignored, and the page is served uncompressed', () => {
  expect(acceptedEncoding(`br, a${' '.repeat(1_000_000)}b`)).toBe('identity');
});
