import { rm, writeFile } from 'node:fs/promises';
import { cliError } from './cli-error.ts';
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
    const { code = '' } = error as NodeJS.ErrnoException;
    throw cliError(`${file} cannot be written: ${reasons[code] ?? code}`);
  }
}

const reasons: Record<string, string> = {
  EEXIST: 'there is such a file already.',
  ENOENT: 'there is no such folder.',
  ENOTDIR: 'there is no such folder.',
  EISDIR: 'it is a folder.',
  ERR_FS_EISDIR: 'it is a folder.',
  EACCES: 'this user may not write there.',
  EROFS: 'the disk is read-only.',
  ENOSPC: 'the disk is full.',
};
