import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#server/lib/log.ts';
import { requestKindOf } from '#server/metrics/metrics.ts';

/** Matches a UUID or as many hexadecimal digits, into which nothing personal fits. */
const wellFormed = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{32})$/i;

/** Returns a trusted proxy's id, so that both logs can be joined, or else a new one. */
export function requestIds(isTrusted: (address: string) => boolean) {
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    if (typeof given !== 'string' || !wellFormed.test(given)) return randomUUID();
    return isTrusted(socket.remoteAddress ?? '') ? given : randomUUID();
  };
}

/** Writes one line for each response, with its id: never an address, a query or a user agent. */
export function requestLog(log: Log, request: FastifyRequest, reply: FastifyReply) {
  const { metrics } = request.server;
  reply.header('x-request-id', request.id);
  // `close` also comes if the visitor leaves before the response; Fastify's `onResponse` does not.
  reply.raw.on('close', () => {
    const isHealth = request.routeOptions.config.cost === 'health';
    const kind = isHealth ? 'health' : requestKindOf(request.method, request.url);
    const status = reply.raw.headersSent ? reply.raw.statusCode : 0;
    metrics.request(kind, status, reply.elapsedTime / 1000);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log[levelOf(kind, status)]({ request: request.id, method: request.method, kind, status, ms }, 'Response');
  });
}

function levelOf(kind: string, status: number): 'debug' | 'info' | 'warn' {
  if (status >= 500 && kind !== 'health') return 'warn';
  return kind === 'form' ? 'info' : 'debug';
}
