import type { FastifyReply, FastifyRequest } from 'fastify';
import { htmlType } from './built-pages.ts';
import { acceptedEncoding, compress } from './content-encodings.ts';
import { sendMemoryFile } from './memory-file.ts';
import type { ResponseHeaders } from './security-headers.ts';

const notStored = { 'cache-control': 'no-store' };

/** Compresses and sends a page, which no cache stores unless `headers` allow it. */
export async function sendDynamicPage(
  reply: FastifyReply,
  text: string,
  headers: ResponseHeaders,
  status = 200,
) {
  const encoding = acceptedEncoding(reply.request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .headers({ ...notStored, 'content-type': htmlType, vary: 'Accept-Encoding', ...headers })
    .send(await compress[encoding](text));
}

export function sendJson(reply: FastifyReply, status: number, value?: object, headers?: ResponseHeaders) {
  return reply
    .code(status)
    .headers({ ...notStored, ...headers })
    .send(value);
}

/** Browsers fetch the next page by GET, so that after a POST, reloading it sends nothing again. */
export function sendSeeOther(reply: FastifyReply, location: string) {
  return reply.headers(notStored).redirect(location, 303);
}

/** Browsers remember it for a day, so that a mistake can be undone; caches for all do not, if it may be a signed link. */
export function sendMovedPermanently(reply: FastifyReply, location: string) {
  const scope = location.includes('?') ? 'private' : 'public';
  return reply.header('cache-control', `${scope}, max-age=86400`).redirect(location, 301);
}

export function sendUnavailable(reply: FastifyReply) {
  return sendErrorPage(reply, 503, retryAfter(30));
}

/** Sends the site's error page, for a malformed address that of 404. A script and a reader of parts get the status alone. */
export function sendErrorPage(reply: FastifyReply, status: number, headers: ResponseHeaders = {}) {
  const { request, server } = reply;
  if (wantsJson(request) || status === 416) return sendError(reply, status, headers);
  const isBadAddress = status === 400 && isReading(request);
  const page = server.pages.error(isBadAddress ? 404 : status, pathOf(request));
  return page ? sendMemoryFile(reply.headers(headers), page, status) : sendError(reply, status, headers);
}

export function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function retryAfter(seconds: number | undefined): ResponseHeaders {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

export function sendError(reply: FastifyReply, status: number, headers?: ResponseHeaders) {
  return sendJson(reply, status, undefined, headers);
}

export function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('application/json') ?? false;
}

export function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}

/** Never throws, because the router has already refused paths that cannot be decoded. */
export function decodedPath(request: FastifyRequest): string {
  return decodeURI(pathOf(request));
}

export function queryOf(request: FastifyRequest): string {
  return request.url.slice(pathOf(request).length);
}
