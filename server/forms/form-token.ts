import { randomUUID } from 'node:crypto';
import { dayMs } from '#language/time.ts';
import { isSigned, sign } from '../submissions/signature.ts';

/** Carried by every served form: the idempotency key of its message, and when it was issued. */
export interface FormToken {
  key: string;
  issuedAt: number;
}

/** A page left open over a long holiday can still be sent. */
const tokenTtlMs = 30 * dayMs;

export function issueFormToken(secret: string, now: number): string {
  const body = `${randomUUID()}.${now.toString(36)}`;
  return `${body}.${sign(secret, body)}`;
}

export function readFormToken(secret: string, text: string, now: number): FormToken | undefined {
  const [key = '', moment = '', signature = ''] = text.split('.');
  if (!isSigned(secret, `${key}.${moment}`, signature)) return undefined;
  const issuedAt = Number.parseInt(moment, 36);
  return now - issuedAt > tokenTtlMs ? undefined : { key, issuedAt };
}
