import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DeliveryKind } from './database/tables.ts';
import { readPages, sourcesFile } from './http/built-pages.ts';
import { clientNames } from './http/client-name.ts';
import { listen } from './http/listen.ts';
import { createLoadLimiter } from './http/load-limiter.ts';
import { startOperations } from './http/operations-server.ts';
import { findersIn } from './http/search-finders.ts';
import { clockFrom } from './monitoring/clock.ts';
import { createHealth } from './monitoring/health.ts';
import { type Log, openLog } from './monitoring/log.ts';
import { createMetrics, noMetrics } from './monitoring/metrics.ts';
import { createServices } from './services.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { loadSettingsFile } from './settings/settings-file.ts';
import { createRoutes, createSite } from './site.ts';

const shutdownTimeoutMs = 10_000;

/** Serves the built site until it is told to stop. Throws an Error in plain words when it cannot start. */
export async function startServer(directory = fileURLToPath(new URL('../dist', import.meta.url))) {
  const settings = readSettings(process.env);
  const { host, port, noIndex, startsAt, siteUrl, trustedProxies, ops } = settings;
  const now = clockFrom(startsAt);
  const log = openLog(settings.logLevel);
  const operations = ops && { ...ops, metrics: createMetrics() };
  const metrics = operations?.metrics ?? noMetrics;
  if (!existsSync(join(directory, sourcesFile))) {
    throw new Error('There is no built site to serve. Build it first: npm run build');
  }
  const pages = await readPages(directory, noIndex);
  const services = await createServices(settings, { log, metrics, now });
  const { store, delivery } = services;
  const health = createHealth({
    ...{ store, now, ...settings, lastSeenAt: delivery.lastSeenAt },
    requiredDeliveries: requiredDeliveries(settings),
  });
  const nameClient = clientNames(trustedProxies, now);
  const finderOf = findersIn(directory);
  const server = createSite({
    ...{ directory, pages, noIndex, nameClient },
    routes: createRoutes({ ...services, pages, nameClient, metrics, siteUrl, finderOf }),
    loadLimiter: createLoadLimiter(settings.formLimit > 0),
    monitoring: { log, metrics, health, trustedProxies },
  });
  try {
    const actual = await listen(server, host, port);
    const stopOperations = operations && (await startOperations(operations, { health, log, store }));
    say(log, `Serving the site at http://${nameOf(host)}:${actual.port}`);
    say(log, storageMessage(settings));
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => stop(server, log, [async () => stopOperations?.(), services.close]));
    // Node would print the message, which may quote what a visitor wrote.
    process.once('uncaughtException', (error) => {
      log.fatal({ err: error }, 'The server ends by a fault of its own');
      process.exit(1);
    });
  } catch (error) {
    server.close();
    await services.close();
    throw error;
  }
}

/** Without these the office learns of nothing. */
function requiredDeliveries({ smtpUrl, webhookUrl }: Settings): DeliveryKind[] {
  return [...(smtpUrl ? (['staff-mail'] as const) : []), ...(webhookUrl ? (['webhook'] as const) : [])];
}

function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function say(log: Log, line: string) {
  if (process.stdout.isTTY) console.log(line);
  else log.info(line);
}

/** Where messages go, without a password. */
export function storageMessage({
  databaseUrl,
  dataDir,
  smtpUrl,
}: Pick<Settings, 'dataDir'> & Partial<Settings>): string {
  const stored = databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : join(dataDir, 'site.db');
  const sent = smtpUrl
    ? `mails are sent through ${new URL(smtpUrl).host}`
    : 'their mails wait, because SMTP_URL is not set: see .env.example';
  return `Messages are stored in ${stored}; ${sent}`;
}

/** Accepts no new connection, finishes running responses, then stops the services in turn. */
function stop(server: Server, log: Log, rest: (() => Promise<void>)[]) {
  say(log, 'Stopping: running answers are finished first.');
  server.close(async () => {
    for (const end of rest) await end();
  });
  // Connections that were busy on closing are kept alive, and nobody else ends them.
  setInterval(() => server.closeIdleConnections(), 100).unref();
  setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs).unref();
}

if (import.meta.main) {
  try {
    loadSettingsFile();
    await startServer();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
