/** What was thrown, in its own words. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Why a file or a folder cannot be written, as the end of a sentence. */
export function writeFailure(error: unknown): string {
  const code = codeOf(error);
  return writeFailures[code] ?? `${code}.`;
}

const writeFailures: Record<string, string> = {
  EEXIST: 'a file with that name already exists.',
  ENOENT: 'the folder does not exist.',
  ENOTDIR: 'the folder does not exist.',
  EISDIR: 'it is a folder.',
  ERR_FS_EISDIR: 'it is a folder.',
  EACCES: 'you do not have permission to write there.',
  EROFS: 'the disk is read-only.',
  ENOSPC: 'the disk is full.',
};

/** Node's code of it, such as `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
