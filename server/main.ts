import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { readRedirects } from '#content/files/read-redirects.ts';
import { sampleFacts } from '#content/sample-facts.ts';
import { runScript } from '#lib/run-script.ts';
import { createApp } from './app.ts';
import { createAppDeps } from './app-deps.ts';
import { UnusableDatabase } from './database/storage-unavailable.ts';
import { importServerBundle, readBuiltUrl, readPages, sourcesFile } from './http/built-pages.ts';
import { listen } from './http/listen.ts';
import { clockFrom } from './lib/clock.ts';
import { type Log, openLog } from './lib/log.ts';
import { createMetrics, noMetrics } from './metrics/metrics.ts';
import { startOperations } from './operations.ts';
import { searchIndexesIn } from './routes/content-pages.ts';
import { isPublicUrl, readSettings, type Settings } from './settings/settings.ts';
import { loadSettingsFile } from './settings/settings-file.ts';

const shutdownTimeoutMs = 10_000;

/** Serves the built site until it is told to stop. Resolves to its address. Throws an Error in plain words. */
export async function startServer(directory = fileURLToPath(new URL('../dist', import.meta.url))) {
  const settings = readSettings(process.env);
  const { host, port, siteUrl, startsAt, ops } = settings;
  const now = clockFrom(startsAt);
  const log = openLog(settings.logLevel);
  const operations = ops && { ...ops, metrics: createMetrics() };
  const metrics = operations?.metrics ?? noMetrics;
  if (!existsSync(join(directory, sourcesFile))) {
    throw new Error('There is no built site to serve. Build it first: npm run build');
  }
  const builtUrl = await readBuiltUrl(directory);
  if (builtUrl !== siteUrl)
    throw new Error(
      `The site is built for ${builtUrl}, which its pages and emails name, and SITE_URL is ${siteUrl}. Build it for that: SITE_URL=${siteUrl} npm run build`,
    );
  const sampleFiles = sampleFacts().length;
  const noIndex = settings.noIndex || (sampleFiles > 0 && isPublicUrl(siteUrl));
  const { renderServerSection, renderMail } = await importServerBundle(directory);
  const pages = await readPages(directory, renderServerSection, noIndex);
  const deps = await createAppDeps({ settings, log, metrics, now, renderMail });
  const app = await createApp({
    ...settings,
    ...deps,
    noIndex,
    limits: { byClient: settings.formLimit > 0 },
    pages,
    directory,
    searchIndexOf: searchIndexesIn(directory),
    redirects: readRedirects(),
  });
  app.addHook('onClose', deps.close);
  try {
    const actual = await listen(app, host, port);
    const operationsApp = operations && (await startOperations(operations, deps));
    const origin = `http://${hostName(host)}:${actual.port}`;
    announce(log, `Serving the site at ${origin}`);
    announce(log, storageSummary(settings));
    if (sampleFiles > 0)
      announce(
        log,
        `The content is a sample firm's in ${sampleFiles} files, which npm run doctor lists${noIndex ? '; search engines are kept out until it is not' : ''}`,
      );
    stopWithGrace(app, log, async () => operationsApp?.close());
    return origin;
  } catch (error) {
    await app.close();
    throw error;
  }
}

function hostName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function announce(log: Log, line: string) {
  if (process.stdout.isTTY) console.log(line);
  else log.info(line);
}

function storageSummary({ databaseUrl, dataDir, smtpUrl }: Settings): string {
  const stored = databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : join(dataDir, 'site.db');
  const sent = smtpUrl
    ? `emails are sent through ${new URL(smtpUrl).host}`
    : 'their emails wait, because SMTP_URL is not set: see deploy/.env.example';
  return `Submissions are stored in ${stored}; ${sent}`;
}

/** Accepts no new connection, waits for running responses, cuts off slow ones, then closes `rest`. */
function stopWithGrace(app: FastifyInstance, log: Log, rest: () => Promise<void>) {
  // The library's logger would print messages, which may quote a visitor.
  closeWithGrace({ delay: 2 * shutdownTimeoutMs, logger: null }, async ({ err }) => {
    if (err instanceof UnusableDatabase) return log.fatal(err.message);
    if (err) return log.fatal({ err }, 'The server stopped after an unexpected error');
    announce(log, 'Stopping: finishing open requests first.');
    // This ends connections that were busy at closing and are then kept alive.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    setTimeout(() => app.server.closeAllConnections(), shutdownTimeoutMs).unref();
    await app.close();
    await rest();
  });
}

if (import.meta.main) {
  await runScript(async () => {
    loadSettingsFile();
    await startServer();
  });
}
