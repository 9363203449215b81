import { createHmac, timingSafeEqual } from 'node:crypto';

/** Begin the text with its purpose, so that no other signature fits. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

export function isSigned(secret: string, text: string, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, text))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
