import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { renderSlot } from '../src/render.tsx';
import { addressOf } from './address-of.ts';
import { createApp, type HttpOptions } from './app.ts';
import { type Jobs, readMessages } from './content.ts';
import { createCounter } from './counts/daily-counts.ts';
import { openDatabase, type Store } from './database/open-database.ts';
import type { DeliveryKind } from './database/tables.ts';
import { createProofs } from './messages/proof-of-work.ts';
import { createRateLimiter, type RateLimiter } from './messages/rate-limiter.ts';
import type { Retention } from './messages/retention.ts';
import type { Health, Report } from './monitoring/health.ts';
import { logFixture } from './monitoring/log.fixture.ts';
import type { Log } from './monitoring/log.ts';
import { type Metrics, noMetrics } from './monitoring/metrics.ts';
import { readHashedFiles, readPages, sourcesFile } from './plugins/built-pages.ts';
import { createUploads } from './resume/resume-upload.ts';
import { formPages } from './routes/form-pages.fixture.ts';
import { readRedirects } from './routes/redirects.ts';
import { findersIn } from './routes/search-finders.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Returns the folder of a small finished build, for another process to serve. */
export async function buildFixture(): Promise<string> {
  const directory = writePages({});
  bundled ??= bundleOnce();
  cpSync(await bundled, directory, { recursive: true });
  return directory;
}

let bundled: Promise<string> | undefined;

async function bundleOnce(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'bundle-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const { buildServerBundle } = await import('../build/server-bundle.ts');
  await buildServerBundle(directory);
  return directory;
}

function writePages(more: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'site-'));
  const pages = ['index', 'ar', 'about-us', 'healthcare', 'ar/healthcare', 'services/3', 'ar/services/3'];
  const missing = ['busy', 'ar/busy', '404', 'ar/404', 'services/404', 'ar/services/404'];
  const sources: Record<string, unknown> = {};
  const robots = '<meta name="robots" content="index,follow">';
  for (const name of [...pages, ...missing]) {
    write(`${name}.html`, `${robots}<h1>${name}</h1>${'<p>text</p>'.repeat(300)}`);
    sources[`${name}.html`] = {
      scripts: ["'sha256-script'"],
      styles: ["'sha256-style'"],
      embeds: [],
      frames: [],
    };
  }
  for (const [name, text] of Object.entries(formPages())) write(name, text, false);
  for (const [name, text] of Object.entries(more)) write(name, text, false);
  write('_astro/app.abc.js', `${'let a = 1;'.repeat(300)}`);
  write('pictures/about-480.1a2b3c4d.avif', 'avif', false);
  write('robots.txt', 'User-agent: *\nAllow: /', false);
  write('favicon.svg', '<svg/>', false);
  write('files/profile.pdf', `%PDF-${'0123456789'.repeat(100_000)}`, false);
  for (const ending of ['webm', 'mp4', 'vtt']) write(`films/people-ar.${ending}`, '0123456789', false);
  write('files/offices/riyadh-ar.vcf', 'BEGIN:VCARD', false);
  write('ar/insights/feed.xml', '<rss/>', false);
  write('ar/manifest.webmanifest', '{}', false);
  write(sourcesFile, JSON.stringify(sources), false);
  return directory;

  function write(name: string, text: string, packed = true) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!packed) return;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
}

/** What a test may set of the services, as flat as it thinks of them. */
export interface FixtureDeps {
  store: Store;
  now(): number;
  rateLimiter: RateLimiter;
  retention: Retention;
  deliveries: DeliveryKind[];
  jobs: Jobs;
  clamdUrl: string;
  minFillMs: number;
  metrics: Metrics;
  privacyRateLimiter: RateLimiter;
  visitRateLimiter: RateLimiter;
}

interface FixtureApp extends Partial<HttpOptions> {
  noIndex?: boolean;
  health?: Health;
  log?: Log;
}

/**
 * Serves a fixture on a free port, its messages kept in a folder of their own; `ask` sends the path as it is
 * written.
 */
export async function serveFixture(
  changed: Partial<FixtureDeps> = {},
  { noIndex = false, health, limits, log, ...http }: FixtureApp = {},
  more: Record<string, string> = {},
) {
  const noted = logFixture();
  const directory = writePages(more);
  const pages = await readPages(directory, renderSlot, noIndex);
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  const own = await openDatabase({ dataDir });
  const { store = own, now = Date.now, metrics = noMetrics, clamdUrl, minFillMs = 3000 } = changed;
  const { rateLimiter = createRateLimiter(0, 0), privacyRateLimiter = createRateLimiter(0, 0) } = changed;
  const { visitRateLimiter = createRateLimiter(0, 0) } = changed;
  const { deliveries = ['staff-mail', 'confirmation-mail'], jobs = new Map([[1, {}]]) } = changed;
  const { retention = { enquiriesMonths: 24, applicationsMonths: 12, quarantineDays: 30 } } = changed;
  const messages = readMessages();
  const content = { messages, jobs, noticeVersions: { en: '2026-11-01 en', ar: '2026-11-01 ar' } };
  const secret = () => 'secret';
  const uploads = createUploads(store, clamdUrl, now);
  const guard = { secret, proofs: createProofs(secret), rateLimiter, minFillMs };
  const counter = createCounter({ store, log: noted.log, now });
  const app = await createApp(
    {
      ...{ pages, directory, noIndex },
      hashedFiles: await readHashedFiles(directory),
      finderOf: findersIn(directory),
      redirects: readRedirects(),
    },
    {
      ...{ store, now, wakeDelivery: () => {} },
      submissions: { store, now, content, guard, uploads, deliveries },
      visits: { counter, rateLimiter: visitRateLimiter },
      privacy: {
        ...{ uploads, texts: { messages, retention }, rateLimiter: privacyRateLimiter },
        requests: { store, secret, now, deliveries },
      },
    },
    {
      siteUrl: 'https://www.rasikh.example',
      trustedProxies: [],
      // A test shares its process with the server, and may be busy.
      limits: { maxDelayMs: { memory: 2 ** 31 - 1, dynamic: Infinity }, ...limits },
      ...http,
    },
    {
      log: log ?? noted.log,
      metrics,
      health: health ?? { report: async () => ({ state: 'ready', checks: {} as Report['checks'] }) },
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = addressOf(app.server);
  return {
    directory,
    dataDir,
    store,
    counter,
    app,
    port,
    lines: noted.lines,
    ask: (path: string, headers = {}, method = 'GET', body = '') => ask(port, path, headers, method, body),
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await counter.close();
      await own.close();
      for (const folder of [directory, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function ask(port: number, path: string, headers: object, method: string, body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const question = request({ port, path, headers: { ...headers }, method, host: '127.0.0.1' });
    question.once('error', reject).once('response', async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    });
    question.end(body);
  });
}
