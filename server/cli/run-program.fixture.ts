import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { TestDatabase } from '../database/store.fixture.ts';
import { exitCodeAfter, type ProgramIo } from './run-program.ts';

export interface Answer {
  code: number | null;
  out: string;
  err: string;
}

type Env = Record<string, string>;

/** Where its user stands: in the data folder. */
const envOf = ({ databaseUrl = '', dataDir }: TestDatabase) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  INIT_CWD: dataDir,
});

/** Runs a command in this process, on a database. */
export async function runHere(
  programFor: (io: ProgramIo) => Command,
  args: string[],
  location: TestDatabase,
  more: Env = {},
): Promise<Answer> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const io = { env: { ...envOf(location), ...more }, stdin, stdout, stderr };
  const code = await exitCodeAfter(programFor(io), args, io);
  return { code, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}

/** Runs a real command of this folder as a process of its own, on a database; `code` is null where it was killed. */
export async function runEntry(
  entry: string,
  args: string[],
  location: TestDatabase,
  more: Env = {},
): Promise<Answer> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  // Without a mail server, lest a `.env` of this machine sets one.
  const env = { PATH, NODE_COMPILE_CACHE, SMTP_URL: '', ...envOf(location), ...more };
  return runProcess(process.execPath, [fileURLToPath(import.meta.resolve(entry)), ...args], {
    cwd: '/',
    env,
  });
}

/** Runs any program, and reads all that it writes. */
export async function runProcess(
  command: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Answer> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  // Not the reader of texts from node:stream, which drops the byte order mark.
  const [out, err, [code]] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out: out.toString('utf8'), err: err.toString('utf8') };
}
