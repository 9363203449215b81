import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendErrorPage } from './responses.ts';

/** Returns a hook that sends 403 to a request from another site. */
export function sameOrigin(siteUrl: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isSameOrigin(request, siteUrl)) return sendErrorPage(reply, 403);
  };
}

/** Reads `Sec-Fetch-Site` or `Origin`, because every current browser sends one of them. */
function isSameOrigin({ headers }: FastifyRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  if (site === undefined && origin === undefined) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  // A page with `no-referrer` sends `null`.
  if (origin === undefined || (origin === 'null' && site === 'same-origin')) return true;
  const host = URL.parse(origin)?.host;
  return host !== undefined && (host === headers.host || host === new URL(siteUrl).host);
}
