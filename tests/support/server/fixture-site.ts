import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inject } from 'vitest';
import { readRedirects } from '#content/files/read-redirects.ts';
import { createAnalytics } from '#server/analytics/daily-analytics.ts';
import { type AppOptions, createApp } from '#server/app.ts';
import { readMessages } from '#server/content/site-content.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { readPages, siteUrlFile, sourcesFile } from '#server/http/built-pages.ts';
import { createRateLimiter } from '#server/http/rate-limiter.ts';
import { createProofs } from '#server/intake/proof-of-work.ts';
import { listeningAddress } from '#server/lib/listening-address.ts';
import { logFixture } from '#server/lib/log.fixture.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { searchIndexesIn } from '#server/routes/content-pages.ts';
import { formPageFiles } from '#server/routes/form-pages.fixture.ts';
import { retention } from '#server/submissions/submission.fixture.ts';
import { createUploads } from '#server/uploads/file-upload.ts';
import { renderServerSection } from '../../../src/render.tsx';
import { cleanUp, closing, folderOfRun, newFolder } from './clean-up.ts';

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Returns the folder of a small finished build, for another process to serve. */
export async function buildFixture(): Promise<string> {
  const directory = copyOfPages();
  const answer = await fetch(inject('bundleService'));
  if (!answer.ok) throw new Error(await answer.text());
  cpSync(await answer.text(), directory, { recursive: true });
  return directory;
}

/** Returns a folder of pages, made once, for tests that change none of its files. */
export function sharedPages(): string {
  written ??= writePages();
  return written;
}

let written: string | undefined;

/** Returns a separate folder with the pages, and with more files. */
export function copyOfPages(more: Record<string, string> = {}): string {
  const directory = newFolder();
  cpSync(sharedPages(), directory, { recursive: true });
  write(directory, more);
  return directory;
}

function writePages(): string {
  const directory = folderOfRun();
  const pages = ['index', 'ar', 'about-us', 'healthcare', 'ar/healthcare', 'services/3', 'ar/services/3'];
  const missing = [
    'unavailable',
    'ar/unavailable',
    'refused',
    'ar/refused',
    '404',
    'ar/404',
    'services/404',
    'ar/services/404',
  ];
  const names = [...pages, ...missing].map((name) => `${name}.html`);
  const robots = '<meta name="robots" content="index,follow">';
  const packed = {
    ...Object.fromEntries(
      names.map((name) => [name, `${robots}<h1>${name.slice(0, -5)}</h1>${'<p>text</p>'.repeat(300)}`]),
    ),
    '_astro/app.abc.js': 'let a = 1;'.repeat(300),
  };
  const source = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"], allows: [] };
  write(directory, {
    ...formPageFiles(),
    ...packed,
    'pictures/about-480.1a2b3c4d.avif': 'avif',
    'robots.txt': 'User-agent: *\nAllow: /',
    'favicon.svg': '<svg/>',
    'files/profile.pdf': `%PDF-${'0123456789'.repeat(100_000)}`,
    ...Object.fromEntries(
      ['webm', 'mp4', 'vtt'].map((ending) => [`films/people-ar.${ending}`, '0123456789']),
    ),
    'files/offices/riyadh-ar.vcf': 'BEGIN:VCARD',
    'ar/insights/feed.xml': '<rss/>',
    'ar/manifest.webmanifest': '{}',
    [siteUrlFile]: 'https://www.firm.example',
    [sourcesFile]: JSON.stringify(Object.fromEntries(names.map((name) => [name, source]))),
  });
  for (const [name, text] of Object.entries(packed)) {
    writeFileSync(join(directory, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(directory, `${name}.gz`), gzipSync(text));
  }
  return directory;
}

function write(directory: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const content = {
  messages: readMessages(),
  jobs: new Map([[1, {}]]),
  noticeVersions: { en: '2026-11-01 en', ar: '2026-11-01 ar' },
};

export type FixtureSite = Awaited<ReturnType<typeof serveFixture>>;

/**
 * Serves a fixture on a free port until the test has ended, and keeps its submissions in a separate folder; `ask` sends
 * the path as it is written.
 */
export async function serveFixture(changed: Partial<AppOptions> = {}) {
  const { directory = sharedPages(), limits, store: given, now = Date.now } = changed;
  const noted = logFixture();
  const pages = await readPages(directory, renderServerSection, changed.noIndex);
  const dataDir = newFolder();
  const unlimited = createRateLimiter(0, 0);
  const store = given ?? closing(await openDatabase({ dataDir }));
  const analytics = closing(createAnalytics(store, noted.log, now));
  const secret = () => 'secret';
  const app = await createApp({
    pages,
    directory,
    searchIndexOf: searchIndexesIn(directory),
    redirects: readRedirects(),
    siteUrl: 'https://www.firm.example',
    trustedProxies: [],
    now,
    content,
    retention,
    minFillMs: 3000,
    deliveryKinds: ['staff-mail', 'confirmation-mail'],
    secret,
    hasSecret: () => true,
    proofs: createProofs(secret),
    uploads: createUploads(store, undefined, now),
    analytics,
    formRateLimiter: unlimited,
    linkRateLimiter: unlimited,
    analyticsRateLimiter: unlimited,
    wakeDelivery: () => {},
    log: noted.log,
    metrics: noMetrics,
    health: async () => ({ state: 'ready', checks: {} }),
    ...changed,
    store,
    // A test shares its process with the server, and may be busy.
    limits: { maxDelayMs: { memory: 2 ** 31 - 1, dynamic: Infinity }, ...limits },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  cleanUp(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  const { port } = listeningAddress(app.server);
  return {
    directory,
    dataDir,
    store,
    analytics,
    port,
    lines: noted.lines,
    ask: (path: string, headers = {}, method = 'GET', body = '') => ask(port, path, headers, method, body),
  };
}

/** Asks over a new connection. */
export function ask(
  port: number,
  path: string,
  headers = {},
  method = 'GET',
  body = '',
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const question = request({
      port,
      path,
      headers: { ...headers },
      method,
      host: '127.0.0.1',
      agent: false,
    });
    question.once('error', reject).once('response', (answer) => {
      const { statusCode: status = 0, headers } = answer;
      answer.toArray().then((parts) => resolve({ status, headers, body: Buffer.concat(parts) }), reject);
    });
    question.end(body);
  });
}
