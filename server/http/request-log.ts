import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Log } from '../monitoring/log.ts';
import { type Metrics, requestKindOf } from '../monitoring/metrics.ts';
import { trustedBy } from './client-name.ts';

declare module 'node:http' {
  interface IncomingMessage {
    id?: string;
  }
}

export interface RequestLogDeps {
  log: Log;
  metrics: Metrics;
  trustedProxies: readonly string[];
}

/** By an id: never an address, a query or a user agent. */
export function createRequestLog({ log, metrics, trustedProxies }: RequestLogDeps) {
  const isTrusted = trustedBy(trustedProxies);
  return (request: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now();
    request.id = requestId(request, isTrusted);
    // `on` is cheaper than `once`, and `close` fires once.
    response.on('close', () => {
      const took = performance.now() - begun;
      const kind = requestKindOf(request.method, request.url ?? '');
      const status = response.headersSent ? response.statusCode : 0;
      metrics.request(kind, status, took / 1000);
      const level = levelOf(kind, status);
      if (!log.isLevelEnabled(level)) return;
      const method = methods.has(request.method ?? '') ? request.method : 'other';
      log[level]({ request: request.id, method, kind, status, ms: Math.round(took * 10) / 10 }, 'Answered');
    });
  };
}

/** A UUID or as many hexadecimal digits: nothing personal fits. */
const wellFormed = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{32})$/i;

/** A trusted proxy's id, so that both logs can be joined; else our own. */
function requestId(request: IncomingMessage, isTrusted: (address: string) => boolean): string {
  const given = request.headers['x-request-id'];
  if (typeof given !== 'string' || !wellFormed.test(given)) return randomUUID();
  return isTrusted(request.socket.remoteAddress ?? '') ? given : randomUUID();
}

/** A client may invent one. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']);

function levelOf(kind: string, status: number): 'debug' | 'info' | 'warn' {
  if (status >= 500 && kind !== 'health') return 'warn';
  return kind === 'form' ? 'info' : 'debug';
}

/** Set beforehand, a header would make Node merge all others: 10 µs a page. Nobody gives a reason phrase. */
export class IdentifiedResponse extends ServerResponse<IncomingMessage> {
  override writeHead(status: number, headers?: unknown): this {
    return super.writeHead(status, {
      ...(headers as OutgoingHttpHeaders),
      'X-Request-Id': this.req.id ?? '',
    });
  }
}
