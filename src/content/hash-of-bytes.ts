import { hash } from 'node:crypto';

/** The first 16 hexadecimal digits of the SHA-256: enough to tell files apart. */
export function hashOfBytes(bytes: Uint8Array | string): string {
  return hash('sha256', bytes).slice(0, 16);
}
