import type { FastifyReply, FastifyRequest } from 'fastify';
import { htmlType } from './built-pages.ts';
import { acceptedEncoding, compress } from './encodings.ts';
import { sendMemoryFile } from './memory-file.ts';
import type { ResponseHeaders } from './security-headers.ts';

const notStored = { 'cache-control': 'no-store' };

/** `headers` are the page's own and, last, this answer's. */
export async function sendLivePage(
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

export function sendJson(reply: FastifyReply, status: number, value: object, headers?: ResponseHeaders) {
  return reply
    .code(status)
    .headers({ ...notStored, ...headers })
    .send(value);
}

/** After a POST: reloading the next page sends nothing again. */
export function sendSeeOther(reply: FastifyReply, location: string) {
  return reply.headers(notStored).redirect(location, 303);
}

export function sendMovedPermanently(reply: FastifyReply, location: string) {
  // A day: long enough to save the detour, short enough to undo a mistake.
  return reply.header('cache-control', 'public, max-age=86400').redirect(location, 301);
}

/** 503: a page to a person; a script has its own message. */
export function sendUnavailable(reply: FastifyReply) {
  const { request, server } = reply;
  const page = wantsJson(request) ? undefined : server.pages.unavailable(pathOf(request));
  reply.headers(retryAfter(30));
  return page ? sendMemoryFile(reply, page, 503) : sendError(reply, 503);
}

export function retryAfter(seconds: number | undefined): ResponseHeaders {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

/** Without a body: browsers do not ask such things. */
export function sendError(reply: FastifyReply, status: number, headers?: ResponseHeaders) {
  return reply
    .code(status)
    .headers({ ...notStored, ...headers })
    .send();
}

export function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('application/json') ?? false;
}

/** As it was sent, without its query. */
export function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}

/** The router has refused what cannot be decoded. */
export function decodedPath(request: FastifyRequest): string {
  return decodeURI(pathOf(request));
}

/** With its question mark, or empty. */
export function queryOf(request: FastifyRequest): string {
  return request.url.slice(pathOf(request).length);
}
