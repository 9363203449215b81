import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { paths } from '#routing/paths.ts';
import type { Store } from './database/open-database.ts';
import type { Health } from './health/health.ts';
import { listen } from './http/listen.ts';
import { sendError } from './http/responses.ts';
import type { Log } from './lib/log.ts';
import { addGauges } from './metrics/gauges.ts';
import { healthRoutes } from './routes/health-routes.ts';

/** Creates a server for monitors alone, with metrics and the result of every health check. */
export function createOperations(registry: Registry, health: Health): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.register(healthRoutes, { health, isDetailed: true });
  app.get(paths.metrics, async (_, reply) =>
    reply
      .headers({ 'content-type': registry.contentType, 'cache-control': 'no-store' })
      .send(await registry.metrics()),
  );
  app.setNotFoundHandler(({ method }, reply) =>
    method === 'GET' || method === 'HEAD'
      ? sendError(reply, 404)
      : sendError(reply, 405, { allow: 'GET, HEAD' }),
  );
  return app;
}

export async function startOperations(
  { host, port, metrics: { registry } }: { host: string; port: number; metrics: { registry: Registry } },
  { health, store, log, now }: { health: Health; store: Store; log: Log; now(): number },
): Promise<FastifyInstance> {
  addGauges(registry, store, health, now);
  const app = createOperations(registry, health);
  const actual = await listen(app, host, port, {}, 'OPS_');
  log.info({ port: actual.port }, 'Metrics and health are served on the port for operations');
  return app;
}
