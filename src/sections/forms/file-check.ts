import type { ErrorCode } from '#codes/form-codes.ts';
import { checkFile, type FileRules, fileHeadBytes } from '#forms/file-rules.ts';

type Verdict = ErrorCode | undefined;

/** The result for each chosen file: the browser's before sending, the server's after it. */
const verdicts = new WeakMap<File, Verdict | Promise<Verdict>>();

/** Returns a file's error by its first bytes, which are read once. */
export async function fileError(rules: FileRules, file: File): Promise<Verdict> {
  if (!verdicts.has(file)) verdicts.set(file, judged(rules, file));
  await verdicts.get(file);
  // A later result of the server takes precedence.
  return verdicts.get(file);
}

async function judged(rules: FileRules, file: File): Promise<Verdict> {
  const firstBytes = await beginningOf(file);
  return firstBytes ? checkFile(rules, file, firstBytes) : 'file-damaged';
}

/** Remembers the server's error of a file, so that the same file is not sent again. */
export function noteFileError(file: File | undefined, error: Verdict): void {
  if (file && error) verdicts.set(file, error);
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
