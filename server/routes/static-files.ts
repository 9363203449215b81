import { extname } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parsePath } from '#routing/paths.ts';
import { acceptedEncoding } from '#server/http/content-encodings.ts';
import { decodedPath, pathOf } from '#server/http/responses.ts';
import { fileHeaders, type ResponseHeaders } from '#server/http/security-headers.ts';

const immutable = 'public, max-age=31536000, immutable';

/** Browsers show text/xml, but would save a feed with its registered type. */
const contentTypes: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.vtt': 'text/vtt',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml; charset=utf-8',
};

export async function staticFileRoute(app: FastifyInstance, directory: string) {
  await app.register(staticFiles, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    index: false,
    setHeaders: (reply) => reply.headers(headersOf(decodedPath(reply.request))),
  });
  app.get('/*', { onSend: sayOwnType }, async (request, reply) => {
    const path = decodedPath(request);
    // The list was read at the start without symbolic links, which may lead out of the site.
    if (!app.pages.has(path)) return reply.callNotFound();
    // The plugin does not understand `identity` in this header.
    request.headers['accept-encoding'] = acceptedEncoding(request.headers['accept-encoding']);
    return reply.sendFile(path);
  });
}

function headersOf(path: string): ResponseHeaders {
  const { path: bare } = parsePath(path);
  const isHashed = /^\/(?:_astro|pictures)\//.test(bare);
  // The search's script, index and dialog must come from the same build.
  const ofDay = bare.startsWith('/search/') ? 'no-cache' : 'public, max-age=86400';
  return { ...fileHeaders(path), 'cache-control': isHashed ? immutable : ofDay };
}

/** Runs after the plugin, because the plugin sets the type of a compressed file last. */
async function sayOwnType(request: FastifyRequest, reply: FastifyReply) {
  const type = contentTypes[extname(pathOf(request)).toLowerCase()];
  if (type && (reply.statusCode === 200 || reply.statusCode === 206)) reply.header('content-type', type);
}
