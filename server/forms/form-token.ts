import { randomUUID } from 'node:crypto';
import { dayMs } from '#language/time.ts';
import { isSigned, sign } from '../submissions/signature.ts';

/** What a served form carries: the idempotency key of its message, and when it was served. */
export interface FormToken {
  key: string;
  /** Milliseconds since 1970. */
  issuedAt: number;
}

/** Milliseconds. A page left open over a long holiday still sends; one from a year ago is asked to send again. */
const tokenTtlMs = 30 * dayMs;

/** A new ticket as text, signed so that nobody else makes one. */
export function issueFormToken(secret: string, now: number): string {
  const body = `${randomUUID()}.${now.toString(36)}`;
  return `${body}.${sign(secret, body)}`;
}

/** Reads a ticket back; undefined where we did not make it, or too long ago. */
export function readFormToken(secret: string, text: string, now: number): FormToken | undefined {
  const [key = '', moment = '', signature = ''] = text.split('.');
  if (!isSigned(secret, `${key}.${moment}`, signature)) return undefined;
  const issuedAt = Number.parseInt(moment, 36);
  return now - issuedAt > tokenTtlMs ? undefined : { key, issuedAt };
}
