import { rm, writeFile } from 'node:fs/promises';
import { writeFailure } from '#server/lib/error-message.ts';
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
    throw new CliError(`${file} cannot be written: ${writeFailure(error)}`);
  }
}
