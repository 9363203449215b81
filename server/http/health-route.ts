import type { ServerResponse } from 'node:http';
import type { Health } from '../monitoring/health.ts';
import { sendJson } from './responses.ts';

export const healthPaths = ['/healthz', '/readyz'];

/** Details are for the operations' port alone: to an attacker they would show what succeeded. */
export async function sendHealth(response: ServerResponse, health: Health, path: string, how?: 'in detail') {
  if (path === '/healthz') return sendJson(response, 200, { state: 'alive' });
  const { state, checks } = await health.report();
  const body = how === 'in detail' ? { state, checks } : { state };
  sendJson(response, state === 'ready' ? 200 : 503, body);
}
