import { createHmac, randomBytes } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { dayMs } from '#i18n/time.ts';

/** A pseudonym of the client's address that changes daily. */
export function createClientKey(now = Date.now) {
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

/** A household gets a /64 of IPv6, or a /56 or /48 of many. */
export function networkOf(ip: string, width: 64 | 56 | 48 = 64): string {
  const address = plain(ip);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array(8 - groups.length - after.length).fill('0');
  const all = [...groups, ...zeros, ...after].map((group) => group.padStart(4, '0'));
  return all.join('').slice(0, width / 4);
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** @param networks addresses and networks whose X-Forwarded-For is believed; anybody can forge it */
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
