import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { dayMs } from '#language/time.ts';

/** A pseudonym of the client's address that changes daily. */
export type NameClient = (request: IncomingMessage) => string;

/** @param trustedProxies addresses and networks whose X-Forwarded-For is believed; anybody can forge it */
export function clientNames(trustedProxies: readonly string[], now = Date.now): NameClient {
  const trusted = trustedBy(trustedProxies);
  let today = -1;
  let key = randomBytes(32);
  return (request) => {
    const day = Math.floor(now() / dayMs);
    if (day !== today) {
      today = day;
      key = randomBytes(32);
    }
    return createHmac('sha256', key)
      .update(network(clientAddress(request, trusted)))
      .digest('base64url');
  };
}

function clientAddress(request: IncomingMessage, isTrusted: (address: string) => boolean): string {
  const chain = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => plain(address.trim()))
    .filter(Boolean);
  let nearest = plain(request.socket.remoteAddress ?? '');
  while (isTrusted(nearest) && chain.length > 0) nearest = chain.pop() ?? nearest;
  return nearest;
}

/** A household gets a /64 of IPv6. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array(8 - groups.length - after.length).fill('0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

export function trustedBy(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const known = plain(address);
    // A proxy may write `unknown`.
    return isIP(known) !== 0 && list.check(known, isIPv6(known) ? 'ipv6' : 'ipv4');
  };
}
