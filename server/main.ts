import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPages, sourcesFile } from './http/built-pages.ts';
import { listen } from './http/listen.ts';
import { createLoadLimiter } from './http/load-limiter.ts';
import { createMonitoring } from './http/monitoring.ts';
import { clockFrom } from './monitoring/clock.ts';
import type { Log } from './monitoring/log.ts';
import { storageMessage } from './monitoring/startup-message.ts';
import { createServices } from './services.ts';
import { readFormSettings, readMonitoringSettings, readServerSettings } from './settings/settings.ts';
import { createSite } from './site.ts';

/** How long running answers may take to finish once the server was told to stop, in milliseconds. */
const shutdownTimeoutMs = 10_000;

/** Serves the built site until it is told to stop. Throws an Error in plain words when it cannot start. */
export async function startServer(directory = fileURLToPath(new URL('../dist', import.meta.url))) {
  const { host, port, noIndex, startsAt } = readServerSettings(process.env);
  const settings = readFormSettings(process.env);
  const now = clockFrom(startsAt);
  const watch = createMonitoring(readMonitoringSettings(process.env), settings, now);
  if (!existsSync(join(directory, sourcesFile))) {
    throw new Error('There is no built site to serve. Build it first: npm run build');
  }
  const pages = await readPages(directory, noIndex);
  const { log, metrics } = watch;
  const desk = await createServices(settings, pages, { log, metrics, now });
  const health = watch.healthFor(desk);
  const { door, nameClient } = desk;
  const loadLimiter = createLoadLimiter(settings.formLimit > 0);
  const watched = { log, metrics, health, trustedProxies: settings.trustedProxies };
  const server = createSite({
    directory,
    pages,
    door,
    noIndex,
    loadLimiter,
    nameClient,
    now,
    monitoring: watched,
  });
  try {
    const actual = await listen(server, host, port);
    const operations = await watch.serveOperations(desk, health);
    say(log, `Serving the site at http://${nameOf(host)}:${actual.port}`);
    say(log, storageMessage(settings));
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => stop(server, log, [operations.stop, desk.close]));
    process.once('uncaughtException', (error) => endWith(log, error));
  } catch (error) {
    server.close();
    await desk.close();
    throw error;
  }
}

/** The name to type into a browser on this machine. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Tells who started the server: a person at a terminal in plain words. */
function say(log: Log, line: string) {
  if (process.stdout.isTTY) console.log(line);
  else log.info(line);
}

/** Takes no new connection, finishes running answers, and then ends the rest, one after the other. */
function stop(server: Server, log: Log, rest: (() => Promise<void>)[]) {
  say(log, 'Stopping: running answers are finished first.');
  server.close(async () => {
    for (const end of rest) await end();
  });
  // A connection that was answering when the server closed is kept alive after its answer: nobody else ends it.
  setInterval(() => server.closeIdleConnections(), 100).unref();
  setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs).unref();
}

/** Node would print the error's message, which may quote what a visitor wrote. */
function endWith(log: Log, error: Error) {
  log.fatal({ err: error }, 'The server ends by a fault of its own');
  process.exit(1);
}

if (import.meta.main) {
  startServer().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
