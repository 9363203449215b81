import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DataCopy } from '../privacy-requests/data-copy.ts';
import { compress, type Encoding, htmlHeaders, type Page } from './built-pages.ts';
import { fileHeaders, type ResponseHeaders } from './security-headers.ts';

const encodings = ['br', 'gzip', 'identity'] as const;

/** The encoding that Accept-Encoding rates highest; of equal ones the smallest. */
export function acceptedEncoding({ headers }: IncomingMessage): Encoding {
  const qualities = new Map<string, number>();
  for (const rating of (headers['accept-encoding'] ?? '').split(',')) {
    const [name = '', quality = '1'] = rating.split(/\s*;\s*q=/);
    qualities.set(name.trim(), Number.parseFloat(quality));
  }
  let best: Encoding = 'identity';
  let highest = 0;
  for (const encoding of encodings) {
    const quality = qualities.get(encoding) ?? qualities.get('*') ?? 0;
    if (quality > highest) [best, highest] = [encoding, quality];
  }
  return best;
}

export function sendPage(response: ServerResponse, page: Page, status: 200 | 404) {
  const { etag, body, headers, notModifiedHeaders } = page[acceptedEncoding(response.req)];
  if (status === 200 && isKnown(etag, response.req)) response.writeHead(304, notModifiedHeaders).end();
  else response.writeHead(status, headers).end(body);
}

/** RFC 9110, 13.1.2. */
function isKnown(etag: string, { headers }: IncomingMessage): boolean {
  if (/(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers['cache-control'] ?? '')) return false;
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace('W/', ''));
  return known.includes(etag) || headers['if-none-match'] === '*';
}

/** `headers` are the page's own and, last, this answer's. */
export async function sendLivePage(
  response: ServerResponse,
  text: string,
  headers: ResponseHeaders,
  status = 200,
) {
  const encoding = acceptedEncoding(response.req);
  const body = await compress[encoding](text);
  const all = { ...htmlHeaders(body, encoding), 'Cache-Control': 'no-store', ...headers };
  response.writeHead(status, all).end(body);
}

export function sendJson(response: ServerResponse, status: number, value: object, more?: ResponseHeaders) {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...more };
  send(response, status, headers, JSON.stringify(value));
}

export function sendText(response: ServerResponse, text: string) {
  send(response, 200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }, text);
}

export function sendDownload(response: ServerResponse, { name, type, bytes }: DataCopy) {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  // Saved, never opened in the page's place (RFC 6266).
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store', 'Content-Disposition': disposition };
  send(response, 200, headers, bytes);
}

/** After a POST: reloading the next page sends nothing again. */
export function sendSeeOther(response: ServerResponse, location: string) {
  send(response, 303, { 'Cache-Control': 'no-store', Location: location });
}

export function sendMovedPermanently(response: ServerResponse, location: string) {
  // A day: long enough to save the detour, short enough to undo a mistake.
  send(response, 301, { 'Cache-Control': 'public, max-age=86400', Location: location });
}

/** 503: a page to a person; a script has its own message. */
export function sendUnavailable(response: ServerResponse, page: Page | undefined) {
  const wait = retryAfter(30);
  if (!page || response.req.headers.accept?.includes('application/json'))
    return send(response, 503, { 'Cache-Control': 'no-store', ...wait });
  const { body, headers } = page[acceptedEncoding(response.req)];
  response.writeHead(503, { ...headers, ...wait }).end(body);
}

export function sendNotFound(response: ServerResponse, page: Page | undefined) {
  if (page) sendPage(response, page, 404);
  else sendError(response, 404);
}

export function retryAfter(seconds: number | undefined): ResponseHeaders {
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) };
}

/** Without a body: browsers do not ask such things. */
export function sendError(response: ServerResponse, status: 400 | 403 | 404 | 405 | 500, allowed?: string) {
  send(response, status, { 'Cache-Control': 'no-store', ...(allowed && { Allow: allowed }) });
}

/** Node leaves the body out of what answers HEAD. */
function send(
  response: ServerResponse,
  status: number,
  headers: ResponseHeaders,
  body: string | Uint8Array = '',
) {
  const length = { 'Content-Length': String(Buffer.byteLength(body)) };
  response.writeHead(status, { ...headers, ...length, ...fileHeaders() }).end(body);
}
