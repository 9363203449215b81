import type { AddressInfo } from 'node:net';

/** Where a server listens. Throws where it does not, or on no port. */
export function addressOf(server: { address(): AddressInfo | string | null }): AddressInfo {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server listens on no port');
  return address;
}
