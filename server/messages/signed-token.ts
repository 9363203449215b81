import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed with the rest: a form's token, which anybody can get, is no link, and no link opens another's page. */
type Purpose = '' | 'your data ' | 'status ';

export function signToken(secret: string, purpose: Purpose, id: string, moment: number): string {
  const body = `${id}.${moment.toString(36)}`;
  return `${body}.${sign(secret, purpose + body)}`;
}

/** Undefined where it is forged. */
export function readToken(secret: string, purpose: Purpose, token: string) {
  const [, body, id = '', moment = '', signature = ''] = /^(([\w-]+)\.(\w+))\.([\w-]+)$/.exec(token) ?? [];
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, purpose + body))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { id, moment: Number.parseInt(moment, 36) };
}

/** Of a link, whose moment is its last. Undefined where it is forged. */
export function readLinkToken(secret: string, purpose: Purpose, text: string, now: number) {
  const token = readToken(secret, purpose, text);
  if (!token) return undefined;
  const { id, moment: validUntil } = token;
  return { id, validUntil, state: now < validUntil ? 'valid' : 'expired' } as const;
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
