import type { IncomingMessage } from 'node:http';

/**
 * Whether a POST comes from a page of this site: `Sec-Fetch-Site` says so, and `Origin` names our host (the one the
 * visitor asked, or the site's public one). A request with neither header comes from no browser of today.
 */
export function isSameOrigin({ headers }: IncomingMessage, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  if (site === undefined && origin === undefined) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  // A page that says nothing of where it is, to keep a link in its address to itself, sends `null`.
  if (origin === undefined || (origin === 'null' && site === 'same-origin')) return true;
  const host = URL.parse(origin)?.host;
  return host !== undefined && (host === headers.host || host === new URL(siteUrl).host);
}
