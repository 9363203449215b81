import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptedEncoding, type Encoding } from './content-encodings.ts';
import type { ResponseHeaders } from './security-headers.ts';

export type MemoryFile = Record<Encoding, ReturnType<typeof encoded>>;

/** `headers` are the file's type, caching and security; `compressed` returns a compressed form, if there is one. */
export async function memoryFile(
  body: Buffer,
  headers: ResponseHeaders,
  compressed: (encoding: 'br' | 'gzip') => Promise<Buffer | undefined>,
): Promise<MemoryFile> {
  const [br, gzip] = await Promise.all([compressed('br'), compressed('gzip')]);
  const identity = encoded(body, headers);
  return {
    br: br ? encoded(br, headers, 'br') : identity,
    gzip: gzip ? encoded(gzip, headers, 'gzip') : identity,
    identity,
  };
}

function encoded(body: Buffer, headers: ResponseHeaders, encoding?: 'br' | 'gzip') {
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const { 'content-type': type = '', ...others } = headers;
  const notModifiedHeaders: ResponseHeaders = { etag, vary: 'Accept-Encoding', ...others };
  const all: ResponseHeaders = {
    ...notModifiedHeaders,
    'content-type': type,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return { etag, body, headers: all, notModifiedHeaders };
}

/** Sends the file in an accepted encoding, or 304 without it if the browser has it already. */
export function sendMemoryFile(reply: FastifyReply, file: MemoryFile, status = 200) {
  const asked = reply.request.headers;
  const { etag, body, headers, notModifiedHeaders } = file[acceptedEncoding(asked['accept-encoding'])];
  if (status === 200 && asked['if-none-match']?.includes(etag))
    return reply.code(304).headers(notModifiedHeaders).send();
  return reply.code(status).headers(headers).send(body);
}

export function memoryRoutes(app: FastifyInstance, pages: Iterable<[path: string, page: MemoryFile]>) {
  for (const [path, page] of pages)
    app.get(path, { config: { cost: 'memory' } }, (_, reply) => {
      sendMemoryFile(reply, page);
    });
}
