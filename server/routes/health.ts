import type { FastifyInstance } from 'fastify';
import type { Health } from '../monitoring/health.ts';
import { sendJson } from '../plugins/responses.ts';

export const healthPaths = ['/healthz', '/readyz'];

/** @param detailed for the operations' port alone: to an attacker the checks would show what succeeded */
export function healthRoutes(app: FastifyInstance, health: Health, { detailed }: { detailed: boolean }) {
  const config = { cost: 'health' } as const;
  app.get('/healthz', { config }, async (_, reply) => sendJson(reply, 200, { state: 'alive' }));
  app.get('/readyz', { config }, async (_, reply) => {
    const { state, checks } = await health.report();
    return sendJson(reply, state === 'ready' ? 200 : 503, detailed ? { state, checks } : { state });
  });
}
