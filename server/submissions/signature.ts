import { createHmac, timingSafeEqual } from 'node:crypto';

/** What only somebody with the secret can write under a text. Begin the text with what it is for, so that no other fits. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Whether a signature is ours, compared without telling by the time it takes how much of it is right. */
export function isSigned(secret: string, text: string, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, text))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
