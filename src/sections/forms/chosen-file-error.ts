import type { ErrorCode } from '#codes/form-codes.ts';
import { type FileRules, fileHeadBytes, validateFile } from '#forms/file-rules.ts';

/** The server's error of a file, so that the same file is not sent again. */
const serverErrors = new WeakMap<File, ErrorCode>();

/** Returns the server's error of a file, or else that of its first bytes. */
export async function fileError(rules: FileRules, file: File): Promise<ErrorCode | undefined> {
  const firstBytes = await beginningOf(file);
  return serverErrors.get(file) ?? (firstBytes ? validateFile(rules, file, firstBytes) : 'file-damaged');
}

export function noteFileError(file: File | undefined, error: ErrorCode | undefined): void {
  if (file && error) serverErrors.set(file, error);
}

/** Resolves to whether a file was changed or moved, because sending it fails like a lost connection. */
export async function isUnreadable(file: File | undefined): Promise<boolean> {
  return file !== undefined && (await beginningOf(file)) === undefined;
}

async function beginningOf(file: File): Promise<Uint8Array | undefined> {
  const firstBytes = await file
    .slice(0, fileHeadBytes)
    .arrayBuffer()
    .catch(() => undefined);
  return firstBytes && new Uint8Array(firstBytes);
}
