import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import type { Health } from '../monitoring/health.ts';
import { healthPaths, sendHealth } from './health-route.ts';
import { sendError } from './responses.ts';

/** What the machine's own monitors ask, on a port that is not the visitors': `/metrics`, `/healthz`, `/readyz` in detail. */
export function createOperationsServer(registry: Registry, health: Health) {
  return createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url?.split('?')[0] ?? '';
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendError(response, 405, 'GET, HEAD');
    if (healthPaths.includes(path)) return sendHealth(response, { path, health, detailed: true });
    if (path !== '/metrics') return sendError(response, 404);
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text);
  }
}
