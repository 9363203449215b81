import { rm, writeFile } from 'node:fs/promises';
import { codeOf, writeFailure } from '#lib/error-message.ts';
import { CliError } from './cli-error.ts';
import { type ProgramIo, typedPath } from './run-program.ts';

/** Writes a file that only its owner can read. Never overwrites one. */
export async function writePrivateFile(file: string, data: string | Uint8Array, env: ProgramIo['env']) {
  const path = typedPath(file, env);
  try {
    await writeFile(path, data, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // On a full disk a part has been written.
    if (codeOf(error) !== 'EEXIST') await rm(path, { force: true }).catch(() => {});
    throw new CliError(`${file || path} cannot be written: ${writeFailure(error)}`);
  }
}
