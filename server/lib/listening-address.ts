import type { AddressInfo } from 'node:net';

/** Throws an Error for a server that does not listen, or listens on a socket without a port. */
export function listeningAddress(server: { address(): AddressInfo | string | null }): AddressInfo {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server listens on no port');
  return address;
}
