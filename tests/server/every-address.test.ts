import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { root } from '#lib/project-root.ts';
import { isDynamicPage } from '#routing/paths.ts';
import { isBuilt } from '../../scripts/build/build-if-changed.ts';
import { serveFixture, sharedPages, type TestResponse } from '../support/server/fixture-site.ts';

const builds = [['a small build', sharedPages()]];
if (isBuilt()) builds.push(['the last build', join(root, 'dist')]);

describe.each(builds)('of %s', async (_, directory = '') => {
  const site = await serveFixture({ directory });

  test('every page is served in each encoding, and answers 304 when unchanged', async () => {
    for (const path of pagesOf(directory)) {
      const { status, body } = await site.ask(path);
      expect([path, status]).toEqual([path, 200]);
      for (const [accepted, decode] of encodings) {
        const headers = { 'accept-encoding': accepted };
        const packed = await site.ask(path, headers);
        expect(packed.headers['content-encoding']).toBe(accepted);
        expect(decode(packed.body).equals(body)).toBe(true);
        const again = await site.ask(path, { ...headers, 'if-none-match': packed.headers.etag });
        expect(packed.headers['cache-control']).toBe('no-cache');
        expectUnchanged(again, packed);
      }
    }
  });

  test('a file of every kind is served as it is on disk, and answers 304 when unchanged', async () => {
    for (const name of filesOf(directory)) {
      const { status, headers, body } = await site.ask(`/${name}`);
      expect([name, status]).toEqual([name, 200]);
      expect(body.equals(readFileSync(join(directory, name)))).toBe(true);
      expect(headers['content-type']).toBeDefined();
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expectUnchanged(await site.ask(`/${name}`, { 'if-none-match': headers.etag }), { headers });
    }
  });
});

const kept = ['etag', 'cache-control', 'content-security-policy'] as const;

/** Expects a short answer that lets a browser use what it has, under the same rules. */
function expectUnchanged({ status, body, headers }: TestResponse, first: Pick<TestResponse, 'headers'>) {
  expect([status, body.length]).toEqual([304, 0]);
  for (const name of kept) expect(headers[name]).toBe(first.headers[name]);
}

const encodings = [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const;

/** Returns the pages that are the same for everybody. */
function pagesOf(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => name.endsWith('.html') && !/(?:^|\/)(?:404|refused|unavailable)\.html$/.test(name))
    .map((name) => `/${name.slice(0, -'.html'.length).replace(/^index$/, '')}`)
    .filter((path) => !isDynamicPage(path));
}

/** Returns one file of each ending in each folder, compressed and not. */
function filesOf(folder: string): string[] {
  const kinds = new Map<string, string>();
  for (const name of namesIn(folder)) {
    if (/^\.(?!well-known)|\.(?:br|gz|html)$/.test(name)) continue;
    kinds.set([name.split('/')[0], extname(name), existsSync(join(folder, `${name}.br`))].join(), name);
  }
  return [...kinds.values()];
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}
