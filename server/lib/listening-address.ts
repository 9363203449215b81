import type { AddressInfo } from 'node:net';

export function listeningAddress(server: { address(): AddressInfo | string | null }): AddressInfo {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server listens on no port');
  return address;
}
