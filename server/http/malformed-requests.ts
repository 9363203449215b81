import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { ResponseHeaders } from './security-headers.ts';

const statuses: Partial<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Responds to requests that Node cannot parse, such as a query in unescaped UTF-8; no route or hook sees them.
 * A client that goes on sending is cut off `drainMs` later.
 */
export function malformedRequests(
  everywhere: ResponseHeaders,
  drainMs: number,
): FastifyServerOptions['clientErrorHandler'] {
  return function respond(this: FastifyInstance, { code, rawPacket }, socket: Socket) {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statuses[code] ?? 400;
    const bytes: unknown = rawPacket;
    const start = Buffer.isBuffer(bytes) ? bytes.toString('latin1', 0, 8_000) : '';
    // Large cookies are sent to pages that exist, so 431 has a page only if the URL itself has no end.
    const [, path] = (status === 431 ? /^\w+ (\/[^\s?]*)\S*$/ : /^\w+ (\/[^\s?]*)/).exec(start) ?? [];
    const page = path && status !== 408 ? this.pages.error(404, path)?.identity : undefined;
    const headers = { ...everywhere, ...(page?.headers ?? { 'content-length': '0' }), connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
    socket.end(page?.body ?? '');
    setTimeout(() => socket.destroy(), drainMs).unref();
  };
}
