import { hash } from 'node:crypto';

/** Returns the first 16 hexadecimal digits of the SHA-256. */
export function hashOfBytes(bytes: Uint8Array | string): string {
  return hash('sha256', bytes).slice(0, 16);
}
