import { rm, writeFile } from 'node:fs/promises';
import { codeOf } from '../error-message.ts';
import { CliError } from './cli-error.ts';
import { type ProgramIo, typedPath } from './run-program.ts';

/** Readable by its owner alone. Does not overwrite unless told to. */
export async function writePrivateFile(
  file: string,
  data: string | Uint8Array,
  { env, over = false }: { env: ProgramIo['env']; over?: boolean | undefined },
) {
  const path = typedPath(file, env);
  try {
    // An existing file may be readable by others.
    if (over) await rm(path, { force: true });
    await writeFile(path, data, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const code = codeOf(error);
    throw new CliError(`${file} cannot be written: ${reasons[code] ?? code}`);
  }
}

const reasons: Record<string, string> = {
  EEXIST: 'a file with that name already exists.',
  ENOENT: 'the folder does not exist.',
  ENOTDIR: 'the folder does not exist.',
  EISDIR: 'it is a folder.',
  ERR_FS_EISDIR: 'it is a folder.',
  EACCES: 'you do not have permission to write there.',
  EROFS: 'the disk is read-only.',
  ENOSPC: 'the disk is full.',
};
