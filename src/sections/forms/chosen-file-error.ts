import type { ErrorCode } from '#codes/form-codes.ts';
import { type FileRules, fileHeadBytes, validateFile } from '#forms/file-rules.ts';

type PossibleError = ErrorCode | undefined;

/** The error of each file. It is kept, so that the file is neither read nor, if the server refuses it, sent again. */
const errors = new WeakMap<File, PossibleError | Promise<PossibleError>>();

export async function chosenFileError(rules: FileRules, file: File): Promise<PossibleError> {
  if (!errors.has(file)) errors.set(file, errorOfBeginning(rules, file));
  await errors.get(file);
  // The server may have refused the file while it was read.
  return errors.get(file);
}

async function errorOfBeginning(rules: FileRules, file: File): Promise<PossibleError> {
  const firstBytes = await beginningOf(file);
  return firstBytes ? validateFile(rules, file, firstBytes) : 'file-damaged';
}

export function noteFileError(file: File | undefined, error: PossibleError): void {
  if (file && error) errors.set(file, error);
}

/** Resolves to true if a file was changed or moved. Sending it would fail as if the connection were lost. */
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
