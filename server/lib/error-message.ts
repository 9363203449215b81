import { getSystemErrorMessage } from 'node:util';

/** What was thrown, in its own words. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Why a file or a folder cannot be written, in Node's words: `permission denied`. */
export function writeFailure(error: unknown): string {
  const { errno } = Object(error);
  return typeof errno === 'number' ? getSystemErrorMessage(errno) : messageOf(error);
}

/** Node's code of it, such as `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
