import { createHmac, randomBytes } from 'node:crypto';
import { compile } from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import { dayMs } from '#lib/durations.ts';

/** Pseudonyms replace addresses. Their key is only in memory, and a new one is made each day. */
export function createClientPseudonym(now = Date.now) {
  let today = -1;
  let key = randomBytes(32);
  return ({ ip }: { ip: string }, width?: 64 | 56 | 48): string => {
    const day = Math.floor(now() / dayMs);
    if (day !== today) {
      today = day;
      key = randomBytes(32);
    }
    return createHmac('sha256', key).update(networkOf(ip, width)).digest('base64url');
  };
}

/** Returns an IPv4 address unchanged, and the network of an IPv6 address: a household has a /64, /56 or /48. */
export function networkOf(ip: string, width: 64 | 56 | 48 = 64): string {
  // A proxy may write `unknown`.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return Buffer.from(address.toByteArray()).toString('hex', 0, width / 8);
}

/** Trusts the X-Forwarded-For header only from these addresses and networks, because anybody can forge it. */
export function trustedBy(networks: readonly string[]): (address: string) => boolean {
  const isTrusted = compile([...networks]);
  return (address) => isTrusted(address, 0);
}
