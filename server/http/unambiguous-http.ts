import type { FastifyRequest } from 'fastify';

/**
 * HTTP/1 as it is written, for a path of this site: a proxy before us may read anything else in another way
 * (RFC 9112, 3.2 and 11.2). Not `*`, a whole URL, a fragment, or bytes outside ASCII.
 */
export function isUnambiguous({ raw }: FastifyRequest): boolean {
  const { httpVersionMajor, headers, url = '' } = raw;
  return (
    httpVersionMajor === 1 &&
    /^\/[!-"$-~]*$/.test(url) &&
    /^(?:chunked)?$/i.test(headers['transfer-encoding'] ?? '')
  );
}
