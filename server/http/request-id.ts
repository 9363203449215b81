import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

declare module 'node:http' {
  interface IncomingMessage {
    /** Names the request in the log, and in the answer's X-Request-Id. */
    id?: string;
  }
}

/** A UUID, or as many hexadecimal digits: nothing that could hold a name, an address or a phone number's signs. */
const wellFormed = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{32})$/i;

/** The id that a trusted proxy gave the request, so that its log and ours can be read together; else one of our own. */
export function requestId(request: IncomingMessage, isTrusted: (address: string) => boolean): string {
  const given = request.headers['x-request-id'];
  if (typeof given !== 'string' || !wellFormed.test(given)) return randomUUID();
  return isTrusted(request.socket.remoteAddress ?? '') ? given : randomUUID();
}
