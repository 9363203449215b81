import type { IncomingMessage, ServerResponse } from 'node:http';
import { Negotiator } from '@fastify/accept-negotiator';
import fresh from 'fresh';
import { compress, type Encoding, type Page } from './built-pages.ts';
import { fileHeaders, type HeaderList } from './security-headers.ts';

const encodings = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip', 'identity'] });

export function acceptedEncoding(request: IncomingMessage): Encoding {
  return encodings.negotiate(request.headers['accept-encoding'] ?? '') ?? 'identity';
}

export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page, status: 200 | 404) {
  const { etag, body, headers, notModifiedHeaders } = page[acceptedEncoding(request)];
  if (status === 200 && fresh(request.headers, { etag })) {
    response.writeHead(304, notModifiedHeaders).end();
    return;
  }
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

/** Rendered for this visitor: no shared cache may keep it. */
export async function sendLivePage(
  request: IncomingMessage,
  response: ServerResponse,
  { text, security }: { text: string; security: HeaderList },
  { status = 200, cache = 'no-store', more = [] as HeaderList } = {},
) {
  const encoding = acceptedEncoding(request);
  const body = await compress[encoding](text);
  const headers = ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.length)];
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('Vary', 'Accept-Encoding', 'Cache-Control', cache);
  response.writeHead(status, [...headers, ...more, ...security]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

export function sendJson(response: ServerResponse, status: number, value: object, more: HeaderList = []) {
  const body = JSON.stringify(value);
  const headers = ['Content-Type', 'application/json', 'Content-Length', String(Buffer.byteLength(body))];
  response.writeHead(status, [...headers, 'Cache-Control', 'no-store', ...more, ...fileHeaders()]).end(body);
}

export function sendText(request: IncomingMessage, response: ServerResponse, text: string) {
  const headers = [
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(text)),
  ];
  response.writeHead(200, [...headers, 'Cache-Control', 'no-cache', ...fileHeaders()]);
  if (request.method === 'HEAD') response.end();
  else response.end(text);
}

export function sendDownload(
  response: ServerResponse,
  { name, type, bytes }: { name: string; type: string; bytes: Uint8Array },
) {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  response
    .writeHead(200, [
      ...['Content-Type', type, 'Content-Length', String(bytes.length)],
      // Saved, never opened in the page's place (RFC 6266).
      ...['Content-Disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`],
      ...fileHeaders(),
      ...['Cache-Control', 'no-store'],
    ])
    .end(bytes);
}

/** After a POST: reloading the next page sends nothing again. */
export function sendSeeOther(response: ServerResponse, location: string) {
  const headers = ['Location', location, 'Cache-Control', 'no-store', 'Content-Length', '0'];
  response.writeHead(303, [...headers, ...fileHeaders()]).end();
}

export function sendMovedPermanently(response: ServerResponse, location: string) {
  // A day: long enough to save the detour, short enough to undo a mistake.
  const headers = ['Location', location, 'Cache-Control', 'public, max-age=86400', 'Content-Length', '0'];
  response.writeHead(301, [...headers, ...fileHeaders()]).end();
}

/** 503: a page to a person; a script has its own message. */
export function sendUnavailable(request: IncomingMessage, response: ServerResponse, page: Page | undefined) {
  const wait = ['Retry-After', String(retryAfterSeconds)];
  if (!page || request.headers.accept?.includes('application/json')) {
    const headers = ['Cache-Control', 'no-store', 'Content-Length', '0', ...fileHeaders()];
    response.writeHead(503, [...headers, ...wait]).end();
    return;
  }
  const { body, headers } = page[acceptedEncoding(request)];
  response.writeHead(503, [...headers, ...wait]).end(request.method === 'HEAD' ? undefined : body);
}

const retryAfterSeconds = 30;

export function sendNotFound(request: IncomingMessage, response: ServerResponse, page: Page | undefined) {
  if (page) sendPage(request, response, page, 404);
  else sendError(response, 404);
}

/** Without a body: browsers do not ask such things. */
export function sendError(response: ServerResponse, status: 400 | 403 | 404 | 405 | 500, allowed?: string) {
  const headers = ['Cache-Control', 'no-store', 'Content-Length', '0', ...fileHeaders()];
  if (allowed) headers.push('Allow', allowed);
  response.writeHead(status, headers).end();
}
