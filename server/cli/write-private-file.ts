import { writeFile } from 'node:fs/promises';
import { writeFailure } from '#lib/error-message.ts';
import { CliError } from './cli-error.ts';
import { type ProgramIo, typedPath } from './run-program.ts';

/** Writes a file that only its owner can read. Never overwrites one. */
export async function writePrivateFile(file: string, data: string | Uint8Array, env: ProgramIo['env']) {
  try {
    await writeFile(typedPath(file, env), data, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new CliError(`${file} cannot be written: ${writeFailure(error)}`);
  }
}
