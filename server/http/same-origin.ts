import type { IncomingMessage } from 'node:http';

/**
 * By `Sec-Fetch-Site` and `Origin`, which names the asked host or the public one. Every current browser
 * sends one of them.
 */
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
