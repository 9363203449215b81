import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

declare module 'node:http' {
  interface IncomingMessage {
    id?: string;
  }
}

/** A UUID or as many hexadecimal digits: nothing personal fits. */
const wellFormed = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{32})$/i;

/** A trusted proxy's id, so that both logs can be joined; else our own. */
export function requestId(request: IncomingMessage, isTrusted: (address: string) => boolean): string {
  const given = request.headers['x-request-id'];
  if (typeof given !== 'string' || !wellFormed.test(given)) return randomUUID();
  return isTrusted(request.socket.remoteAddress ?? '') ? given : randomUUID();
}
