import type { IncomingMessage, ServerResponse } from 'node:http';

/** HTTP/1 as it is written: a proxy before us may read anything else in another way (RFC 9112, 11.2). */
export function isPlainRequest({ httpVersionMajor, headers }: IncomingMessage): boolean {
  return httpVersionMajor === 1 && /^(?:chunked)?$/i.test(headers['transfer-encoding'] ?? '');
}

/** Reads on for a while when a body continues after its response. */
export function endWithResponse(request: IncomingMessage, response: ServerResponse, lingeringMs: number) {
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
  if (length === undefined && chunked === undefined) return;
  response.once('finish', () => {
    if (!request.complete) setTimeout(() => request.destroy(), lingeringMs).unref();
  });
}

export function splitUrl(url: string): { rawPath: string; query: string } {
  const end = url.indexOf('?');
  return end === -1 ? { rawPath: url, query: '' } : { rawPath: url.slice(0, end), query: url.slice(end) };
}

/** Undefined for what is no path: `/%`, `*`, a whole URL, bytes outside ASCII. */
export function decodedPath(rawPath: string): string | undefined {
  if (!/^\/[!-~]*$/.test(rawPath)) return undefined;
  if (!rawPath.includes('%')) return rawPath;
  try {
    return decodeURI(rawPath);
  } catch {
    return undefined;
  }
}

/** By `Sec-Fetch-Site` or `Origin`: every current browser sends one of them. */
export function isSameOrigin({ headers }: IncomingMessage, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  if (site === undefined && origin === undefined) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  // A page with `no-referrer` sends `null`.
  if (origin === undefined || (origin === 'null' && site === 'same-origin')) return true;
  const host = URL.parse(origin)?.host;
  return host !== undefined && (host === headers.host || host === new URL(siteUrl).host);
}
