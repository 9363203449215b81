import type { ServerResponse } from 'node:http';
import type { Health } from '../monitoring/health.ts';
import { sendJson } from './responses.ts';

/** Where monitors ask. */
export const healthPaths = ['/healthz', '/readyz'];

/**
 * Answers a monitor. `/healthz`: the process answers, and nothing else is asked. `/readyz`: messages are taken and
 * arrive, 503 where not. Which part fails is said on the operations' port alone: to a stranger it would tell whether
 * an attack on the disk, the mail or the database succeeds.
 */
export async function sendHealth(
  response: ServerResponse,
  { path, health, detailed }: { path: string; health: Health; detailed: boolean },
) {
  if (path === '/healthz') return sendJson(response, 200, { state: 'alive' });
  const { state, checks } = await health.report();
  const told = detailed ? { state, checks } : { state };
  sendJson(response, state === 'ready' ? 200 : 503, told);
}
