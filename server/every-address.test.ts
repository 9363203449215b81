import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLivePage } from '#i18n/live-pages.ts';
import { isBuilt } from '../build/input-stamp.ts';
import { root } from '../build/run.ts';
import { buildFixture } from './app.fixture.ts';
import { type Visitor, visitorOf } from './load.fixture.ts';
import { type Running, startSite } from './running-site.fixture.ts';

const dist = join(root, 'dist');
const builds: [name: string, build: () => Promise<string>][] = [['a small build', buildFixture]];
if (await isBuilt()) builds.push(['the last build', async () => dist]);

describe.each(builds)('of %s', (_, build) => {
  let folder: string;
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  let site: Running;
  let visitor: Visitor;
  beforeAll(async () => {
    folder = await build();
    site = startSite(folder, { DATA_DIR: dataDir });
    visitor = visitorOf(Number((await site.said(/http:\/\/127\.0\.0\.1:(\d+)/))[1]));
  });
  afterAll(() => {
    site.child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    if (folder !== dist) rmSync(folder, { recursive: true, force: true });
  });

  test('every page comes in each encoding, and again as unchanged', async () => {
    for (const path of pagesOf(folder)) {
      const { status, body } = await visitor.ask(path);
      expect([path, status]).toEqual([path, 200]);
      for (const [accepted, decode] of encodings) {
        const headers = { 'accept-encoding': accepted };
        const packed = await visitor.ask(path, headers);
        expect(packed.headers['content-encoding']).toBe(accepted);
        expect(decode(packed.body).equals(body)).toBe(true);
        const again = { ...headers, 'if-none-match': String(packed.headers.etag) };
        expect((await visitor.ask(path, again)).status).toBe(304);
      }
    }
  });

  test('a file of every kind comes whole, as it is on disk, and again as unchanged', async () => {
    for (const name of filesOf(folder)) {
      const { status, headers, body } = await visitor.ask(`/${name}`);
      expect([name, status]).toEqual([name, 200]);
      expect(body.equals(readFileSync(join(folder, name)))).toBe(true);
      expect(headers['content-type']).toBeDefined();
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      const again = await visitor.ask(`/${name}`, { 'if-none-match': String(headers.etag) });
      expect(again.status).toBe(304);
    }
  });

  test.each([
    ['/index.html?x=.html', '/?x=.html'],
    ['/.html', '/'],
    ['/ar/index.html', '/ar'],
    ['/a%2Fb/', '/a%2Fb'],
    ['/contactus.html', '/contactus'],
    ['/favicon.svg/', '/favicon.svg'],
    ['/services/3/?', '/services/3?'],
  ])('%s moves to %s', async (path, target) => {
    const { status, headers } = await visitor.ask(path);
    expect([status, headers.location]).toEqual([301, target]);
  });

  test.each([
    '/Services/3',
    '/services//3',
    '//services/3',
    '/unavailable',
    '/a%20b',
    '/.caddy',
    '/forms/other',
  ])('%s does not exist', async (path) => {
    expect((await visitor.ask(path, { range: 'bytes=0-3', 'if-none-match': '*' })).status).toBe(404);
  });

  test('a part of a page is never sent', async () => {
    expect((await visitor.ask('/', { range: 'bytes=0-3' })).status).toBe(200);
    const since = { 'if-modified-since': new Date().toUTCString() };
    expect((await visitor.ask('/', since)).status).toBe(200);
  });
});

const encodings = [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const;

/** Those that are the same for everybody. */
function pagesOf(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => name.endsWith('.html') && !/(?:^|\/)(?:404|unavailable)\.html$/.test(name))
    .map((name) => `/${name.slice(0, -'.html'.length).replace(/^index$/, '')}`)
    .filter((path) => !isLivePage(path));
}

/** One of each ending in each folder, packed and not. */
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
