import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import type { TestDatabase } from '../database/store.fixture.ts';

export interface Answer {
  code: number | null;
  out: string;
  err: string;
}

const ours = {
  PATH: process.env.PATH,
  // Empty, lest a `.env` of this machine sets it.
  SMTP_URL: '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

interface Surroundings {
  location: TestDatabase;
  /** Where its user stands. */
  folder?: string;
  env?: Record<string, string>;
}

/** Runs a real command as a process of its own, on a database; `code` is null where it was killed. */
export async function runEntry(
  entry: string,
  args: string[],
  { location, folder = location.dataDir, env = {} }: Surroundings,
): Promise<Answer> {
  const { databaseUrl, dataDir } = location;
  const child = spawn(process.execPath, [entry, ...args], {
    cwd: folder,
    env: { ...ours, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([buffer(child.stdout), buffer(child.stderr), ended]);
  // Not the reader of texts from node:stream, which drops the byte order mark.
  return { code, out: out.toString('utf8'), err: err.toString('utf8') };
}
