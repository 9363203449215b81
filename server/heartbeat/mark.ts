import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header that marks an enquiry as the site's own. */
export const markHeader = 'x-heartbeat';

/** The mark for the form of a ticket: nobody makes one without the server's secret, and it fits no other ticket. */
export function markFor(secret: string, ticket: string): string {
  return createHmac('sha256', secret).update(`heartbeat ${ticket}`).digest('base64url');
}

export type Sender = 'visitor' | 'heartbeat' | 'forger';

/** Who sent the form of a ticket. A mark that is not ours comes from no browser. */
export function senderOf({ headers }: IncomingMessage, secret: string, ticket: string): Sender {
  const given = headers[markHeader];
  if (given === undefined) return 'visitor';
  const [mark, expected] = [Buffer.from(String(given)), Buffer.from(markFor(secret, ticket))];
  return mark.length === expected.length && timingSafeEqual(mark, expected) ? 'heartbeat' : 'forger';
}
