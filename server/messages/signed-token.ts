import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed with the rest: a form's token, which anybody can get, is no link, and no link opens another's page. */
type Purpose = 'form' | 'person' | 'office';

export function signToken(secret: string, purpose: Purpose, id: string, moment: number): string {
  const body = `${id}.${moment.toString(36)}`;
  return `${body}.${sign(secret, purpose, body)}`;
}

/** Undefined where it is forged. */
export function readToken(secret: string, purpose: Purpose, token: string) {
  const [, body = '', id = '', moment = '', signature = ''] =
    /^(([\w-]+)\.(\w+))\.([\w-]+)$/.exec(token) ?? [];
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, purpose, body))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { id, moment: Number.parseInt(moment, 36) };
}

function sign(secret: string, purpose: Purpose, body: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${body}`).digest('base64url');
}
