import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { TestDatabase } from '#server/database/store.fixture.ts';
import { type ProcessResult, runProcess } from '#tests/support/server/run-process.ts';
import { exitCodeAfter, type ProgramIo } from './run-program.ts';

type Env = Record<string, string>;

/** The user's current folder is the data folder. */
const envOf = ({ databaseUrl = '', dataDir }: TestDatabase) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  INIT_CWD: dataDir,
});

export async function runHere(
  programFor: (io: ProgramIo) => Command,
  args: string[],
  location: TestDatabase,
  more: Env = {},
): Promise<ProcessResult> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const io = { env: { ...envOf(location), ...more }, stdin, stdout, stderr };
  const code = await exitCodeAfter(programFor(io), args, io);
  return { code, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}

/** Runs a real command of this folder in a separate process, on a database. */
export function runEntry(
  entry: string,
  args: string[],
  location: TestDatabase,
  more: Env = {},
): Promise<ProcessResult> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  // SMTP_URL is empty, because a `.env` of this machine may set one.
  const env = { PATH, NODE_COMPILE_CACHE, SMTP_URL: '', ...envOf(location), ...more };
  return runProcess(process.execPath, [fileURLToPath(import.meta.resolve(entry)), ...args], {
    cwd: '/',
    env,
  });
}
