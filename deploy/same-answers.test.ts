import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBuilt } from '../scripts/build.ts';
import { sourcesFile } from '../server/http/built-pages.ts';
import { redirects } from '../server/http/redirects.ts';
import { buildFixture } from '../server/site.fixture.ts';
import { root } from '../tools/run.ts';
import { addresses, askBoth, compared } from './answers.fixture.ts';
import { findCaddy, startCaddy } from './caddy.fixture.ts';
import { type Running, startSite } from './running-site.fixture.ts';
import { visit } from './visitor.fixture.ts';

const dist = join(root, 'dist');
const caddy = findCaddy() ?? '';
const builds: [name: string, build: () => Promise<string>][] = [['a small build', buildFixture]];
if (await isBuilt()) builds.push(['the last build', async () => dist]);

describe.skipIf(!caddy).each(builds)('Caddy answers as the site does from %s:', (_, build) => {
  let folder: string;
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  let site: Running;
  let proxy: Awaited<ReturnType<typeof startCaddy>>;
  let visitor: Awaited<ReturnType<typeof visit>>;
  let ask: ReturnType<typeof askBoth>;
  beforeAll(async () => {
    folder = await build();
    site = startSite(folder, { DATA_DIR: dataDir });
    const port = Number((await site.said(/http:\/\/127\.0\.0\.1:(\d+)/))[1]);
    proxy = await startCaddy(caddy, folder, [port], { WATCH_FROM: '127.0.0.9' });
    visitor = await visit(proxy.port, proxy.authority);
    ask = askBoth(port, visitor);
  });
  afterAll(async () => {
    visitor.close();
    await proxy.close();
    site.child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    if (folder !== dist) rmSync(folder, { recursive: true, force: true });
  });

  async function expectSame(path: string, headers = {}, method = 'GET') {
    const [ours, theirs] = compared(...(await ask.same(path, headers, method)));
    expect({ path, headers, method, ...theirs }).toEqual({ path, headers, method, ...ours });
    return ours?.status;
  }

  async function expectSameAgain(path: string, headers = {}) {
    const [ours, theirs] = compared(...(await ask.again(path, headers)));
    expect({ path, headers, ...theirs }).toEqual({ path, headers, ...ours });
    return ours?.status;
  }

  test('pages and files, in every encoding, by HEAD, and again', async () => {
    const { pages, files } = addresses(folder);
    for (const path of [...pages, ...files]) {
      expect(await expectSame(path)).toBe(200);
      for (const accepted of ['gzip, deflate, br, zstd', 'br;q=0, gzip', 'br;q=0.5, gzip;q=0.8', 'zstd'])
        await expectSame(path, { 'accept-encoding': accepted });
      await expectSame(path, { 'accept-encoding': 'br' }, 'HEAD');
      await expectSame(path, { 'if-none-match': '"other"' });
      expect(await expectSameAgain(path, { 'accept-encoding': 'br' })).toBe(304);
      expect(await expectSameAgain(path, { 'accept-encoding': 'gzip' })).toBe(304);
    }
  });

  test('a part of a file, and never of a page', async () => {
    const files = addresses(folder).files.filter((path) => /\.(?:pdf|mp4|webm)$/.test(path));
    for (const path of files)
      for (const range of ['bytes=0-3', 'bytes=4-', 'bytes=2-99999999'])
        expect(await expectSame(path, { range })).toBe(206);
    for (const headers of [{ range: 'bytes=0-3' }, { 'if-modified-since': new Date().toUTCString() }])
      expect(await expectSame('/', headers)).toBe(200);
    expect(await expectSame(files[0] ?? '', { range: 'bytes=0-3', 'if-range': '"old"' })).toBe(200);
  });

  test('an address that has moved, or is written in another way', async () => {
    const old = [...redirects.keys()].flatMap((path) => [path, `/ar${path}`]);
    const moved = old.flatMap((path) =>
      ['', '/', '.html', '/index.html//', '?a=/&b=1', '/?'].map((ending) => path + ending),
    );
    const index = ['/index.html', '/.html', '/ar/', '/ar/index.html', '/index.html?x=.html'];
    const others = [
      '/services/3///',
      '/services/3/?lng=ar&x=/',
      '/%73ervices/3/',
      '/a%2Fb/',
      '/contactus.html',
    ];
    for (const path of [
      ...moved,
      ...index,
      ...others,
      '/nothing/',
      '/healthz/',
      '/favicon.svg/',
      '/_astro/',
    ]) {
      expect(await expectSame(path, { 'accept-encoding': 'br' })).toBe(301);
      await expectSame(path, {}, 'HEAD');
    }
  });

  test('an address that does not exist, in its language and folder', async () => {
    const names = ['/nothing', '/404', '/busy', '/services/99', '/services/404', '/Services/3', '/a%20b'];
    const odd = [
      ...[
        '//evil.example/',
        '//services/3',
        '/services//3',
        '/services/../services/3',
        '/files%2Fprofile.pdf',
      ],
      ...['/%D8%B9', '/%00', '/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/%68ome', '/arabic'],
      ...[`/${sourcesFile}`, '/.caddy', '/.live/live-sections.js', '/index.html.br', '/_astro', '/files'],
      ...['/favicon.svg/x', '//favicon.svg', '/files//x', '/metrics', '/forms/other', '/nothing?x=.pdf'],
    ];
    for (const path of [...names, ...names.map((name) => `/ar${name}`), ...odd]) {
      expect(await expectSame(path, { range: 'bytes=0-3', 'if-none-match': '*' })).toBe(404);
      await expectSame(path, { 'accept-encoding': 'br' }, 'HEAD');
      expect(await expectSameAgain(path, { 'accept-encoding': 'gzip' })).toBe(404);
    }
  });

  test('what is live, and what nobody may ask for, comes from the site', async () => {
    const { live } = addresses(folder);
    for (const path of [...live, '/forms/challenge', '/healthz', '/ar/contactus/sent?key=1']) {
      // Each is made anew, with another form token.
      const answers = await ask.same(path, { 'accept-encoding': 'identity' });
      const [ours, theirs] = compared(...answers).map(({ status, headers }) => ({ path, status, headers }));
      expect(theirs).toEqual(ours);
      expect(answers[1].headers['x-request-id']).toBeDefined();
    }
    for (const path of ['/', '/favicon.svg', '/nothing', '/contactus'])
      for (const method of ['PUT', 'DELETE', 'OPTIONS']) expect(await expectSame(path, {}, method)).toBe(405);
    expect(await expectSame('/services/3', {}, 'POST')).toBe(405);
  });

  test('whether the site is ready is told to the machine that watches, and to nobody else', async () => {
    const watcher = await visit(proxy.port, proxy.authority, '127.0.0.9');
    expect((await watcher.ask('/readyz')).status).not.toBe(404);
    expect((await watcher.ask('/metrics')).status).toBe(404);
    expect((await visitor.ask('/readyz')).status).toBe(404);
    watcher.close();
  });

  test('while the site is away pages stay, and what is live says so in its language', async () => {
    const alone = await startCaddy(caddy, folder, [1], { SITE_PATIENCE: '0' });
    const one = await visit(alone.port, alone.authority);
    expect((await one.ask('/ar/services/3')).status).toBe(200);
    expect((await one.ask('/nothing')).status).toBe(404);
    for (const [path, name, method] of [
      ['/contactus', 'busy.html', 'GET'],
      ['/ar/contactus', 'ar/busy.html', 'GET'],
      ['/ar/contactus', 'ar/busy.html', 'POST'],
    ] as const) {
      const { status, headers, body } = await one.ask(path, { ':method': method, 'if-none-match': '*' });
      expect([status, body.toString()]).toEqual([503, readFileSync(join(folder, name), 'utf8')]);
      expect(headers).toMatchObject({ 'retry-after': '30', 'content-type': 'text/html; charset=utf-8' });
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    }
    const told = await one.post('/contactus', {});
    expect([told.status, told.body.length, told.headers['cache-control']]).toEqual([503, 0, 'no-store']);
    one.close();
    await alone.close();
  });
});
