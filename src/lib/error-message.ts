import { getSystemErrorMessage } from 'node:util';

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns why a file or a folder cannot be written, in Node's words: `permission denied`. */
export function writeFailure(error: unknown): string {
  const { errno } = Object(error);
  return typeof errno === 'number' ? getSystemErrorMessage(errno) : messageOf(error);
}

/** Returns Node's error code, such as `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
