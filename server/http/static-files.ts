import type { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import { acceptedEncoding } from './responses.ts';
import { fileHeaders } from './security-headers.ts';

export const filePath = /^(?:\/\.well-known)?(?:\/[^./\\][^/\\]*)+$/;

/** Compressed files and pages have no URL of their own. */
export const fileWithoutUrl = /\.(?:br|gz|html)$/;

/** By path; the first that matches holds. */
export const cacheRules: readonly (readonly [path: RegExp, cacheControl: string])[] = [
  [/^\/(?:_astro|pictures)\//, 'public, max-age=31536000, immutable'],
  // The search's script, index and dialog must be of one build.
  [/^(?:\/ar)?\/search\//, 'no-cache'],
  [/^/, 'public, max-age=86400'],
];

export function contentType(path: string): string {
  return ownTypes[extname(path).toLowerCase()] ?? lookup(path) ?? 'application/octet-stream';
}

/** Browsers show text/xml, and would save a feed's own type. */
const ownTypes: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
};

/** Looks a file up on the disk each time: the size of one replaced since would cut off the new one. */
export function createStaticFiles(directory: string) {
  const serve = sirv(directory, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });
  return (request: IncomingMessage, response: ServerResponse, path: string, otherwise: () => void) => {
    if (!filePath.test(path) || fileWithoutUrl.test(path)) return otherwise();
    normalizeForSirv(request);
    const cacheControl = cacheRules.find(([paths]) => paths.test(path))?.[1] ?? '';
    const type = {
      'Cache-Control': cacheControl,
      'Content-Type': contentType(path),
      Vary: 'Accept-Encoding',
    };
    const headers = new Map(Object.entries({ ...type, ...fileHeaders(path) }));
    response.setHeaders(headers);
    closeWithAnswer(response);
    serve(request, response, () => {
      for (const name of headers.keys()) response.removeHeader(name);
      otherwise();
    });
  };
}

// Sirv 3.0.2 ignores `br;q=0`, throws on `bytes=9-1`, misreads `bytes=-500` and knows no If-Range. A server
// may answer any range request with the whole file.
function normalizeForSirv(request: IncomingMessage) {
  request.headers['accept-encoding'] = acceptedEncoding(request);
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const backwards = end !== '' && (Number(end) < Number(start) || Number(end) === 0);
  if (start === undefined || backwards || request.headers['if-range']) delete request.headers.range;
}

// Sirv handles no stream errors: a removed file would crash the server, a closed connection leave the file
// open, and a file that grows while it is read run over into the next answer.
function closeWithAnswer(response: ServerResponse) {
  response.once('pipe', (source) => {
    const stream = source as ReadStream & { start?: number; end: number };
    stream.end = Math.min(stream.end, (stream.start ?? 0) + Number(response.getHeader('Content-Length')) - 1);
    stream.once('error', () => response.destroy());
    response.once('close', () => stream.destroy());
  });
}
