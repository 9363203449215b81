import type { IncomingMessage, ServerResponse } from 'node:http';
import { Negotiator } from '@fastify/accept-negotiator';
import fresh from 'fresh';
import { fileHeaders } from './headers.ts';
import type { Encoding, Page } from './pages.ts';

const encodings = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip', 'identity'] });

/** The encoding the visitor's browser likes best; `identity` when it names none of ours. */
export function acceptedEncoding(request: IncomingMessage): Encoding {
  return encodings.negotiate(request.headers['accept-encoding'] ?? '') ?? 'identity';
}

export function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  status: 200 | 404,
) {
  const { etag, body, headers, headersOfUnchanged } = page[acceptedEncoding(request)];
  if (status === 200 && fresh(request.headers, { etag })) {
    response.writeHead(304, headersOfUnchanged).end();
    return;
  }
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

export function answerMoved(response: ServerResponse, location: string) {
  // A day: long enough to spare the visitor the detour, short enough to take a mistake back.
  const headers = ['Location', location, 'Cache-Control', 'public, max-age=86400', 'Content-Length', '0'];
  response.writeHead(301, [...headers, ...fileHeaders()]).end();
}

/** An answer no page exists for, because no browser asks such a question. */
export function answerRefused(response: ServerResponse, status: 400 | 404 | 405) {
  const headers = ['Cache-Control', 'no-store', 'Content-Length', '0', ...fileHeaders()];
  if (status === 405) headers.push('Allow', 'GET, HEAD');
  response.writeHead(status, headers).end();
}
