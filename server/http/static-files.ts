import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import { acceptedEncoding } from './responses.ts';
import { fileHeaders } from './security-headers.ts';

type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  otherwise: () => void,
) => void;

/** Sends a file or a range of it; calls `otherwise` where there is none. */
export function createStaticFiles(directory: string): SendFile {
  const serve = sirv(directory, { etag: true, brotli: true, gzip: true, extensions: [] });
  return (request, response, path, otherwise) => {
    // Compressed files and pages have no URL of their own.
    if (/\.(?:br|gz|html)$/.test(path)) return otherwise();
    normalizeForSirv(request);
    const headers = ['Cache-Control', cacheControl(path), ...fileHeaders(path)];
    const type = types[extname(path)];
    if (type) headers.push('Content-Type', type);
    const known = response.getHeaderNames();
    for (let at = 0; at < headers.length; at += 2)
      response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
    closeWithAnswer(response);
    serve(request, response, () => {
      for (const name of response.getHeaderNames()) if (!known.includes(name)) response.removeHeader(name);
      otherwise();
    });
  };
}

/**
 * Types that sirv lacks, or lists without a charset. Browsers show text/xml, and would save a feed's own
 * type.
 */
const types: Record<string, string> = {
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
};

function cacheControl(path: string): string {
  if (/^\/(?:_astro|pictures)\//.test(path)) return 'public, max-age=31536000, immutable';
  // The search's script, index and dialog must be of one build.
  return /^(?:\/ar)?\/search\//.test(path) ? 'no-cache' : 'public, max-age=86400';
}

/**
 * Sirv 3.0.2 ignores `br;q=0`, throws on `bytes=9-1`, misreads `bytes=-500` and knows no If-Range. A server
 * may answer any range request with the whole file.
 */
function normalizeForSirv(request: IncomingMessage) {
  request.headers['accept-encoding'] = acceptedEncoding(request);
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const backwards = end !== '' && (Number(end) < Number(start) || Number(end) === 0);
  if (start === undefined || backwards || request.headers['if-range']) delete request.headers.range;
}

/**
 * Sirv handles no stream errors: a removed file would crash the server, a closed connection leave the file
 * open.
 */
function closeWithAnswer(response: ServerResponse) {
  response.once('pipe', (source) => {
    const stream = source as typeof source & { destroy(): void };
    stream.once('error', () => response.destroy());
    response.once('close', () => stream.destroy());
  });
}
