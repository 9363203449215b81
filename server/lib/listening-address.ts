import type { AddressInfo } from 'node:net';

/** Returns the address that a server listens on. Throws if it listens on no port. */
export function addressOf(server: { address(): AddressInfo | string | null }): AddressInfo {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server listens on no port');
  return address;
}
