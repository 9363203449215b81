import { randomUUID } from 'node:crypto';
import { dayMs } from '#i18n/time.ts';
import { readToken, signToken } from './signed-token.ts';

/** A page left open over a long holiday can still be sent. */
const tokenTtlMs = 30 * dayMs;

export function issueFormToken(secret: string, now: number): string {
  return signToken(secret, 'form', randomUUID(), now);
}

/** Carried by every served form: the idempotency key of its message, and when it was issued. */
export function readFormToken(secret: string, text: string, now: number) {
  const token = readToken(secret, 'form', text);
  if (!token || now - token.moment > tokenTtlMs) return undefined;
  return { key: token.id, issuedAt: token.moment };
}
