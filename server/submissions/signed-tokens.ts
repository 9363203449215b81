import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { dayMs } from '#lib/durations.ts';

export type LinkKind = 'data-subject' | 'staff';

/** The purpose is signed too, because anybody can get a form's token, and a link must open only one page. */
type Purpose = 'form' | LinkKind;

/** These words cannot change, because mailed links are signed with them. */
const signedWords: Record<Purpose, string> = { form: 'form', 'data-subject': 'person', staff: 'office' };

/** `moment` is the time at which a link expires, or at which a form was served. */
export function signToken(secret: string, purpose: Purpose, id: string, moment: number): string {
  const body = `${id}.${moment.toString(36)}`;
  return `${body}.${sign(secret, purpose, body)}`;
}

/** Returns undefined for a forged token. */
export function readToken(secret: string, purpose: Purpose, token: string) {
  const [, body = '', id = '', moment = '', signature = ''] =
    /^(([\w-]+)\.(\w+))\.([\w-]+)$/.exec(token) ?? [];
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, purpose, body))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { id, moment: Number.parseInt(moment, 36) };
}

function sign(secret: string, purpose: Purpose, body: string): string {
  return createHmac('sha256', secret).update(`${signedWords[purpose]} ${body}`).digest('base64url');
}

/** A page may stay open over a long holiday. */
const tokenTtlMs = 30 * dayMs;

export function issueFormToken(secret: string, now: number): string {
  return signToken(secret, 'form', randomUUID(), now);
}

export interface FormToken {
  key: string;
  issuedAt: number;
}

/** Returns undefined for a token that is forged or too old. */
export function readFormToken(secret: string, text: string, now: number): FormToken | undefined {
  const token = readToken(secret, 'form', text);
  if (!token || now - token.moment > tokenTtlMs) return undefined;
  return { key: token.id, issuedAt: token.moment };
}
