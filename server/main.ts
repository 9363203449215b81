import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Desk, openDesk } from './forms/desk.ts';
import { listen } from './listen.ts';
import { openGate } from './load/gate.ts';
import { readPages, sourcesFile } from './pages.ts';
import { readFormSettings, readServerSettings } from './settings.ts';
import { createSite } from './site.ts';

/** How long running answers may take to finish once the server was told to stop, in milliseconds. */
const patience = 10_000;

/** Serves the built site until it is told to stop. Throws an Error in plain words when it cannot start. */
export async function startServer(directory = fileURLToPath(new URL('../dist', import.meta.url))) {
  const { host, port, noIndex } = readServerSettings(process.env);
  const settings = readFormSettings(process.env);
  if (!existsSync(join(directory, sourcesFile))) {
    throw new Error('There is no built site to serve. Build it first: npm run build');
  }
  const pages = await readPages(directory, noIndex);
  const desk = await openDesk(settings, pages);
  const { door, nameClient } = desk;
  const gate = openGate(settings.formLimit > 0);
  const server = createSite({ directory, pages, door, noIndex, gate, nameClient });
  const { port: actual } = await listen(server, host, port).catch(async (error) => {
    await desk.close();
    throw error;
  });
  console.log(`Serving the site at http://${nameOf(host)}:${actual}`);
  if (!settings.smtpUrl)
    console.log('SMTP_URL is not set: messages are stored, and their mails wait. See .env.example');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server, desk));
}

/** The name to type into a browser on this machine. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function stop(server: Server, desk: Desk) {
  console.log('Stopping: running answers are finished first.');
  server.close(() => desk.close());
  // A connection that was answering when the server closed is kept alive after its answer: nobody else ends it.
  setInterval(() => server.closeIdleConnections(), 100).unref();
  setTimeout(() => server.closeAllConnections(), patience).unref();
}

if (import.meta.main) {
  startServer().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
