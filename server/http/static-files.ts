import type { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import { acceptedEncoding } from './responses.ts';
import { fileHeaders, headerPairs } from './security-headers.ts';

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
  return types[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** Browsers show text/xml, and would save a feed's own type. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.vtt': 'text/vtt',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

/** Looks a file up on the disk each time: the size of one replaced since would cut off the new one. */
export function createStaticFiles(directory: string) {
  const serve = sirv(directory, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });
  return (request: IncomingMessage, response: ServerResponse, path: string, otherwise: () => void) => {
    if (!filePath.test(path) || fileWithoutUrl.test(path)) return otherwise();
    normalizeForSirv(request);
    const cacheControl = cacheRules.find(([paths]) => paths.test(path))?.[1] ?? '';
    const headers = new Map([
      ...headerPairs(['Cache-Control', cacheControl, 'Content-Type', contentType(path)]),
      ...headerPairs(['Vary', 'Accept-Encoding', ...fileHeaders(path)]),
    ]);
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
