import type { FastifyInstance } from 'fastify';
import { paths } from '#routing/paths.ts';
import type { Health } from '#server/health/health.ts';
import { sendJson } from '#server/http/responses.ts';

/** `isDetailed` only on the port for operations, because the checks would show attackers whether they succeed. */
export async function healthRoutes(
  app: FastifyInstance,
  { health, isDetailed }: { health: Health; isDetailed: boolean },
) {
  const config = { cost: 'health' } as const;
  app.get(paths.alive, { config }, async (_, reply) => sendJson(reply, 200, { state: 'alive' }));
  app.get(paths.ready, { config }, async (_, reply) => {
    const { state, checks } = await health();
    return sendJson(reply, state === 'ready' ? 200 : 503, isDetailed ? { state, checks } : { state });
  });
}
