import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import type { Store } from '../database/open-database.ts';
import type { Health } from '../monitoring/health.ts';
import type { Log } from '../monitoring/log.ts';
import { addGauges } from '../monitoring/metrics.ts';
import { healthPaths, sendHealth } from './health-route.ts';
import { listen } from './listen.ts';
import { sendError } from './responses.ts';

export function createOperationsServer(registry: Registry, health: Health) {
  return createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url?.split('?')[0] ?? '';
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendError(response, 405, 'GET, HEAD');
    if (healthPaths.includes(path)) return sendHealth(response, health, path, 'in detail');
    if (path !== '/metrics') return sendError(response, 404);
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text);
  }
}

export async function startOperations(
  { host, port, metrics: { registry } }: { host: string; port: number; metrics: { registry: Registry } },
  { health, store, log }: { health: Health; store: Store; log: Log },
): Promise<() => void> {
  addGauges(registry, { store, health });
  const server = createOperationsServer(registry, health);
  const actual = await listen(server, host, port, {}, 'OPS_');
  log.info({ port: actual.port }, 'Metrics and health are served on the port for operations');
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
